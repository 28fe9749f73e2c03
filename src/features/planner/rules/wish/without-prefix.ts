/** Before the key of a line of the wish that is to be left out, as a change of the wish: "without:diet:vegan". */
export const WITHOUT_PREFIX = 'without:';
