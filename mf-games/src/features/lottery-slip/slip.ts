import { slipBounds, type StoredSlipLine } from '@plaza/contract/lottery'
import { holdsBothSides, mostTickets, type Picks, type Play } from '@plaza/lottery'

/** A line that a slip has not sent yet. */
export type SlipLine = StoredSlipLine
/** A line before it has its number within a slip. */
export type NewLine = Omit<SlipLine, 'id'>

/** Why lines cannot join a slip. */
export type SlipProblem = 'lines' | 'tickets'

const ticketsOf = (lines: readonly NewLine[]): number =>
  lines.reduce((sum, { isTickets, picks }) => sum + (isTickets ? (picks[0]?.length ?? 0) : 0), 0)

const joined = (all: readonly Picks[]): Picks =>
  (all[0] ?? []).map((_, row) => [...new Set(all.flatMap((picks) => picks[row] ?? []))])

/**
 * Whether lines hold both sides of a one-half play between them: one of them always loses, so they are no turnover.
 * `playOf` finds a play by its id.
 */
export function playsBothSides(lines: readonly NewLine[], playOf: (id: string) => Play | undefined): boolean {
  const plays = [...new Set(lines.map(({ play }) => play))].flatMap((id) => playOf(id) ?? [])
  return plays.some((play) =>
    holdsBothSides(play, joined(lines.filter((line) => line.play === play.id).map(({ picks }) => picks))),
  )
}

/** Why lines cannot join a slip, or undefined when they can: at most 100 lines and 10,000 single tickets (TABLE-2). */
export function slipProblem(lines: readonly SlipLine[], more: readonly NewLine[]): SlipProblem | undefined {
  if (lines.length + more.length > slipBounds.lines) return 'lines'
  return ticketsOf(lines) + ticketsOf(more) > mostTickets ? 'tickets' : undefined
}

/** The slip with lines added at its end, each with a number of its own. */
export function withLines(lines: readonly SlipLine[], more: readonly NewLine[]): SlipLine[] {
  const last = Math.max(0, ...lines.map(({ id }) => id))
  return [...lines, ...more.map((line, index) => ({ ...line, id: last + index + 1 }))]
}

/** The slip with another multiplier in one line. */
export const withMultiplier = (lines: readonly SlipLine[], id: number, multiplier: number): SlipLine[] =>
  lines.map((line) => (line.id === id ? { ...line, multiplier } : line))

/** The slip without a line. */
export const withoutLine = (lines: readonly SlipLine[], id: number): SlipLine[] =>
  lines.filter((line) => line.id !== id)
