/** The options of a board of two sides. */
export const sideOptions = ['big', 'small', 'odd', 'even']

/** The four ways in which two sides win together: big or small with odd or even. */
export const sidesTogether = [
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
] as const

/** Big against small and odd against even, where each wins one half of all draws. */
export const sideOpposites = [
  [0, 1],
  [2, 3],
] as const

/** The two sides that a number is on. */
export const sidesOf = (isBig: boolean, number: number): number[] => [isBig ? 0 : 1, number % 2 === 1 ? 2 : 3]
