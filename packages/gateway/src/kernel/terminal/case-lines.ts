import { printable } from './printable'

/** A moment as the lines of the terminal have it. */
export const stamp = (at: number): string => new Date(at).toISOString()

/** Who has taken a case, if anybody has. */
export const takenBy = ({
  taken_by: by,
  taken_at: at,
}: {
  taken_by: string | null
  taken_at: number | null
}): string[] => (by === null ? [] : [`taken by ${printable(by)} at ${stamp(at ?? 0)}`])

/** By which steps of `plaza review` a case is decided. */
export const decidedBy = (id: string, ...steps: string[]): string =>
  `  decide by  ${steps.map((step) => `plaza review ${step} ${id} --why "…"`).join('  or  ')}`
