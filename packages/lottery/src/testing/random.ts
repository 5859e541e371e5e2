import { checkPicks } from '../kernel/check-picks'
import type { Picks, Play } from '../kernel/play'
import { codeOf } from '../kernel/tickets'

/** Seeded random whole numbers (mulberry32): `next(n)` is from 0 to n − 1. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function someOf(from: readonly number[], count: number, next: (below: number) => number): number[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)[0] ?? 0)
}

function someTickets(play: Play, next: (below: number) => number): number[] {
  const { ticket } = play
  if (!ticket) return []
  const codes = new Set<number>()
  const drawn = 1 + next(30)
  // Repeated and invalid tickets are left out, so that a play with few tickets ends too.
  for (let time = 0; time < drawn; time += 1) {
    const numbers = Array.from(
      { length: ticket.numbers },
      () => ticket.first + next(ticket.last - ticket.first + 1),
    )
    const normal = ticket.normal(numbers)
    if (normal) codes.add(codeOf(ticket, normal))
  }
  return [...codes]
}

/** Random picks of a play that `checkPicks` accepts; rows of 20 numbers at most. */
export function randomPicks(play: Play, next: (below: number) => number): Picks {
  for (;;) {
    const picks = play.rows.map((row) =>
      row.from.length === 0
        ? someTickets(play, next)
        : someOf(row.from, row.min + next(Math.min(row.max, 20) - row.min + 1), next),
    )
    if (checkPicks(play, picks) === undefined) return picks
  }
}
