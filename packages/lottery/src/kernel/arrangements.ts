import { countIn } from './counting'

/** In how many ways each of two or three places gets one of its numbers, and no two the same one. */
export function arrangements([a = [], b = [], c]: readonly (readonly number[])[]): number {
  const both = a.filter((number) => b.includes(number))
  if (!c) return a.length * b.length - both.length
  return (
    a.length * b.length * c.length -
    both.length * c.length -
    countIn(a, c) * b.length -
    countIn(b, c) * a.length +
    2 * countIn(both, c)
  )
}
