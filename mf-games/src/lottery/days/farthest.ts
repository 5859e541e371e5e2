/** How many days back results are kept and offered. */
export const farthestDays = 90
