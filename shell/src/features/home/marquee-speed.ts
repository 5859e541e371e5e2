/** Letters that pass in a second: slow enough to be read. */
const lettersPerSecond = 7

/** How long one round of the marquee takes, in seconds; the same speed however much there is to say. */
export const secondsFor = (titles: readonly string[]): number =>
  Math.max(12, Math.round(titles.join('     ').length / lettersPerSecond))
