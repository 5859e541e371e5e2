import type { Row } from '@plaza/lottery'

/** What fills a row of numbers with one tap. */
export const pickTools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type PickTool = (typeof pickTools)[number]

const isNumeric = ({ options }: Row): boolean => options === undefined

/** Which tools a row has: none where words are chosen, or where it takes fewer numbers than a tool would fill in. */
export function toolsOf(row: Row): readonly PickTool[] {
  if (!isNumeric(row) || row.from.length < 4) return []
  return pickTools.filter((tool) => tool === 'clear' || filledBy(row, tool).length <= row.max)
}

/** The numbers that a tool leaves chosen in a row. The upper half of the row's numbers is big. */
export function filledBy({ from }: Row, tool: PickTool): number[] {
  const half = Math.ceil(from.length / 2)
  switch (tool) {
    case 'all':
      return [...from]
    case 'big':
      return from.slice(half)
    case 'small':
      return from.slice(0, half)
    case 'odd':
      return from.filter((number) => number % 2 === 1)
    case 'even':
      return from.filter((number) => number % 2 === 0)
    case 'clear':
      return []
  }
}

/**
 * A row's numbers after one was tapped, in the order of the row. A row that takes one number moves its choice; one that
 * is full otherwise stays as it is.
 */
export function toggled({ from, max }: Row, chosen: readonly number[], number: number): readonly number[] {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number)
  if (max === 1) return [number]
  if (chosen.length >= max) return chosen
  return from.filter((one) => one === number || chosen.includes(one))
}

/** The picks with another choice in one row. */
export const withRow = (
  rows: readonly Row[],
  picks: readonly (readonly number[])[],
  index: number,
  chosen: readonly number[],
): number[][] => rows.map((_, at) => [...(at === index ? chosen : (picks[at] ?? []))])

/** Nothing chosen in any row. */
export const noPicks = (rows: readonly Row[]): number[][] => rows.map(() => [])
