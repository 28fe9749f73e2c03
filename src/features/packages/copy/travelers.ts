/** How a party is counted, wherever one is. */
export const travelersText = (count: number) => (count === 1 ? '1 traveler' : `${count} travelers`);
