import { drawShapes } from '@plaza/fair'
import { isDraw } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { boardOf } from '@plaza/lottery/vietnam'
import type { LotteryRules } from '@plaza/contract/lottery'
import { PlainError } from '@plaza/server-kit'

const isBoard = (rules: LotteryRules): rules is 'vn27' | 'vn18' => rules === 'vn27' || rules === 'vn18'

/** The lengths of a board's prizes, in the order of its draw. */
const prizeLengths = (rules: 'vn27' | 'vn18'): number[] =>
  boardOf(
    rules,
    Array.from({ length: drawShapes[rules].count }, () => 0),
  ).flatMap(({ prizes }) => prizes.map((digits) => digits.length))

/** Prizes in groups of digits; the wrong one is named. @throws PlainError. */
function digitsOfPrizes(rules: 'vn27' | 'vn18', prizes: readonly string[]): number[] {
  const lengths = prizeLengths(rules)
  if (prizes.length !== lengths.length)
    throw new PlainError(
      `A board has ${String(lengths.length)} prizes, from the first to the last; these are ${String(prizes.length)}.`,
    )
  prizes.forEach((prize, index) => {
    const length = lengths[index] ?? 0
    if (prize.length !== length || !/^[0-9]+$/.test(prize))
      throw new PlainError(`Prize ${String(index + 1)} has ${String(length)} digits, not "${prize}".`)
  })
  return Array.from(prizes.join(''), Number)
}

/**
 * The numbers of a result as an operator or a publisher writes them: prizes of a board, numbers separated by spaces or
 * commas, or the digits of a draw in one word (DRAW-6).
 * @throws PlainError saying what is wrong with them.
 */
export function parseNumbers(rules: LotteryRules, text: string): number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (isBoard(rules)) return digitsOfPrizes(rules, words)
  const { count, values, least, kind, isSorted = false } = drawShapes[rules]
  const [first = ''] = words
  const parts = values === 10 && least === 0 && words.length === 1 ? Array.from(first) : words
  const numbers = parts.map((part) => (/^[0-9]{1,2}$/.test(part) ? Number(part) : NaN))
  const drawn = isSorted ? numbers.toSorted((one, other) => one - other) : numbers
  if (drawn.some(Number.isNaN) || !isDraw(ruleSets[rules], drawn))
    throw new PlainError(
      `A result is ${String(count)} ${kind === 'distinct' ? 'different ' : ''}numbers from ${String(least)} to ${String(least + values - 1)}, not "${text}".`,
    )
  return drawn
}

/** Numbers as the audit trail and the command write them; `parseNumbers` reads them again. */
export const writeNumbers = (rules: LotteryRules, numbers: readonly number[]): string =>
  isBoard(rules)
    ? boardOf(rules, numbers)
        .flatMap(({ prizes }) => prizes.map((digits) => digits.join('')))
        .join(' ')
    : numbers.join(' ')
