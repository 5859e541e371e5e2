import { slipBounds, type StoredSlipLine } from '@plaza/contract/lottery'
import { holdsBothSides, mostTickets, type Picks, type Play } from '@plaza/lottery'

/** A line that a slip has not sent yet. */
export type SlipLine = StoredSlipLine
/** A line before it has its number within a slip. */
export type NewLine = Omit<SlipLine, 'id' | 'slip'>

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

/** The slip with lines added at its end, each with a number of its own; `name` names it if it was empty. */
export function withLines(lines: readonly SlipLine[], more: readonly NewLine[], name?: string): SlipLine[] {
  const last = Math.max(0, ...lines.map(({ id }) => id))
  const slip = lines[0]?.slip ?? name
  return [
    ...lines,
    ...more.map((line, index) => ({ ...line, id: last + index + 1, ...(slip !== undefined && { slip }) })),
  ]
}

/** The slip with other lines in the place of one; they join its end where it is no longer there (TABLE-2). */
export function withReplaced(
  lines: readonly SlipLine[],
  id: number,
  more: readonly NewLine[],
  name?: string,
): SlipLine[] {
  const at = lines.findIndex((line) => line.id === id)
  const added = withLines(lines, more, name)
  if (at < 0) return added
  return [...added.slice(0, at), ...added.slice(lines.length), ...added.slice(at + 1, lines.length)]
}

/** The slip with another multiplier in one line. */
export const withMultiplier = (lines: readonly SlipLine[], id: number, multiplier: number): SlipLine[] =>
  lines.map((line) => (line.id === id ? { ...line, multiplier } : line))

/** The slip with no line above a prize group; the same one where nothing changes. */
export const withinGroup = (lines: readonly SlipLine[], largest: number): readonly SlipLine[] =>
  lines.some(({ prizeGroup }) => prizeGroup > largest)
    ? lines.map((line) => ({ ...line, prizeGroup: Math.min(line.prizeGroup, largest) }))
    : lines

/** The slip without a line. */
export const withoutLine = (lines: readonly SlipLine[], id: number): SlipLine[] =>
  lines.filter((line) => line.id !== id)

/** A line as it was sent. */
export type SentLine = Pick<SlipLine, 'play' | 'picks' | 'multiplier' | 'mode' | 'prizeGroup'>

const chosen = ({ play, picks, multiplier, mode, prizeGroup }: SentLine): string =>
  JSON.stringify([play, picks, multiplier, mode, prizeGroup])

/** The first lines without one of the others for each of the same choice. */
function without<T extends SentLine>(lines: readonly T[], others: readonly SentLine[]): T[] {
  const left = others.map(chosen)
  return lines.filter((line) => {
    const at = left.indexOf(chosen(line))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Those of some lines that are not on a slip yet, so that a second tap adds nothing (TABLE-6). */
export const notOn = (lines: readonly SlipLine[], more: readonly NewLine[]): NewLine[] => without(more, lines)

/**
 * The slip without the lines that were placed, each taken once. Lines that were added since are another slip, which
 * `name` names: their bet must not be taken for the one that was placed.
 */
export const withoutSent = (
  lines: readonly SlipLine[],
  sent: readonly SentLine[],
  name: string,
): SlipLine[] => without(lines, sent).map((line) => ({ ...line, slip: name }))
