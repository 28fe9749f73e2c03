/** Where a picture of the page's gallery stands in it, counted from 1. */
export const pictureAnchor = (at: number): string => `picture-${at}`;
