import type { Lottery, Result } from '@plaza/contract/lottery'

/** How many results of a lottery are shown: the newest and three before. */
export const shownResults = 4

/** The newest results of a lottery, newest first, with one that came after they were loaded. */
export function newestOf(lottery: Pick<Lottery, 'last'>, loaded: readonly Result[]): readonly Result[] {
  const { last } = lottery
  const isNewer = last && (loaded[0] === undefined || last.drawAt > loaded[0].drawAt)
  return (isNewer ? [last, ...loaded] : loaded).slice(0, shownResults)
}
