import type { LotteryFamily } from '@plaza/contract/lottery'
import { specialOf } from '../../lottery/facts/draw-facts'

/** What a trend follows: one place of a draw, or all numbers of a range wherever they come. */
export interface Place {
  id: string
  /** Its name: the key in the texts, with what fills it. */
  name: {
    key: 'nth' | 'champion' | 'second' | 'die' | 'tens' | 'units' | 'range'
    values?: Record<string, number>
  }
  /** Its numbers, ascending: the columns of its chart. */
  from: readonly number[]
  /** Those of them that a draw has. */
  of: (numbers: readonly number[]) => readonly number[]
  /** Exactly one comes in each draw, so that a line can join them. */
  isPath: boolean
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const nth = (index: number, from: readonly number[], name: Place['name']): Place => ({
  id: String(index + 1),
  name,
  from,
  of: (numbers) => numbers.slice(index, index + 1),
  isPath: true,
})

const numbered = (count: number, from: readonly number[], key: 'nth' | 'die' = 'nth') =>
  range(1, count).map((n) => nth(n - 1, from, { key, values: { n } }))

const within = (first: number, last: number): Place => ({
  id: `${first}-${last}`,
  name: { key: 'range', values: { first, last } },
  from: range(first, last),
  of: (numbers) => numbers.filter((number) => number >= first && number <= last),
  isPath: false,
})

const lastTwo = (numbers: readonly number[]) => specialOf(numbers).slice(-2)

/** The places whose trends a family has, in the order of its tabs (LOTTERY-5). */
export function placesOf(family: LotteryFamily): Place[] {
  switch (family) {
    case 'five':
      return numbered(5, range(0, 9))
    case 'pc28':
      return numbered(3, range(0, 9))
    case 'dice':
      return numbered(3, range(1, 6), 'die')
    case 'pk10': {
      const [, , ...others] = numbered(10, range(1, 10))
      return [nth(0, range(1, 10), { key: 'champion' }), nth(1, range(1, 10), { key: 'second' }), ...others]
    }
    case 'eleven':
      return [within(1, 11), ...numbered(5, range(1, 11))]
    case 'six45':
      return [within(1, 9), within(10, 18), within(19, 27), within(28, 36), within(37, 45)]
    case 'vietnam': {
      const digit = (id: 'tens' | 'units', index: number): Place => ({
        id,
        name: { key: id },
        from: range(0, 9),
        of: (numbers) => lastTwo(numbers).slice(index, index + 1),
        isPath: true,
      })
      return [digit('tens', 0), digit('units', 1)]
    }
  }
}
