import type { LotteryFamily } from '@plaza/contract/lottery'

/** What is said about a draw in one word. */
export type DrawTag = 'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie' | 'triple'

/** What the field says about a draw beside its numbers. */
export interface DrawFacts {
  /** The sum that the family's plays count; absent where none does. */
  sum?: number
  /** In the order in which they are shown: size, parity, dragon or tiger. */
  tags: readonly DrawTag[]
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const sizeOf = (isBig: boolean): DrawTag => (isBig ? 'big' : 'small')
const parityOf = (number: number): DrawTag => (number % 2 === 1 ? 'odd' : 'even')

/** Dragon when the first is greater than the last, tiger when it is less. */
function duelOf(numbers: readonly number[]): DrawTag {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? 0
  return first > last ? 'dragon' : first < last ? 'tiger' : 'tie'
}

const isTriple = (numbers: readonly number[]) => new Set(numbers).size === 1

/** The special prize of a Vietnamese board; 107 digits are the 27 prizes of the North, else it has six digits. */
export const specialOf = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(0, numbers.length === 107 ? 5 : 6)

const lastTwoOf = (digits: readonly number[]): number => (digits.at(-2) ?? 0) * 10 + (digits.at(-1) ?? 0)

/**
 * Sum, size, parity and dragon of a draw by the rules of its family (LOTTERY-5): the same bounds as its plays have, so
 * a triple of dice is neither big nor small, and a PK10 crown sum of 11 is small.
 */
export function drawFacts(family: LotteryFamily, numbers: readonly number[]): DrawFacts {
  const sum = sumOf(numbers)
  switch (family) {
    case 'five':
      return { sum, tags: [sizeOf(sum >= 23), parityOf(sum), duelOf(numbers)] }
    case 'pk10': {
      const crown = sumOf(numbers.slice(0, 2))
      return { sum: crown, tags: [sizeOf(crown > 11), parityOf(crown), duelOf(numbers)] }
    }
    case 'dice':
      return { sum, tags: isTriple(numbers) ? ['triple'] : [sizeOf(sum >= 11), parityOf(sum)] }
    case 'eleven':
      return { sum, tags: [parityOf(sum), duelOf(numbers)] }
    case 'pc28':
      return { sum, tags: [sizeOf(sum >= 14), parityOf(sum)] }
    case 'six45':
      return { sum, tags: [parityOf(sum)] }
    case 'vietnam': {
      const lastTwo = lastTwoOf(specialOf(numbers))
      return { tags: [sizeOf(lastTwo >= 50), parityOf(lastTwo)] }
    }
  }
}
