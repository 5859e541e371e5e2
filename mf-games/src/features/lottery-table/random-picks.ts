import { unitsOf, type Picks, type Play, type Row } from '@plaza/lottery'

/** A whole number from 0 to below `count`, each as likely as the others. */
export type RandomBelow = (count: number) => number

const byteValues = 2 ** 32

/** Random numbers of the browser, without the bias of a remainder. */
export function randomBelow(count: number): number {
  const fair = byteValues - (byteValues % count)
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while ((word[0] ?? 0) >= fair)
  return (word[0] ?? 0) % count
}

/** So many numbers of a row, none of them twice. */
function drawnFrom({ from }: Row, count: number, below: RandomBelow): number[] {
  const left = [...from]
  const drawn = new Set(Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]))
  return from.filter((number) => drawn.has(number))
}

/** How often a ticket is drawn again because its rows conflict, such as one number in two places. */
const mostTries = 200

/**
 * One random ticket of a play: every row with as few numbers as it needs, rows that may be empty only as far as the
 * play asks for them. Undefined when no ticket was found.
 */
export function randomTicket(play: Play, below: RandomBelow = randomBelow): Picks | undefined {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const picks = play.rows.map((row) => drawnFrom(row, row.min, below))
    const empty = play.rows.flatMap((row, index) => (row.min === 0 ? [index] : []))
    while (unitsOf(play, picks) === 0 && empty.length > 0) {
      const [index = 0] = empty.splice(below(empty.length), 1)
      const row = play.rows[index]
      if (row) picks[index] = drawnFrom(row, 1, below)
    }
    if (unitsOf(play, picks) > 0) return picks
  }
  return undefined
}
