/** Every word of the restaurants page that is not data. */
export const reviewsCopy = {
  title: 'Top Restaurants Near You',
  subtitle: 'Discover the best dining experiences within 10 miles',
  soon: {
    title: 'The list opens soon',
    text: 'We are still tasting. Until the first tables are listed here, our city guides tell you how people eat, order and tip where you are going.',
    guides: 'Read the city guides',
    cities: 'Go straight to a city',
  },
  rights: 'All rights reserved.',
} as const;
