/** Whole numbers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The number of ways to choose `k` of `n`; 0 where there is none. Exact below 2⁵³. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return ways
}

/** The sum of the numbers. */
export function sumOf(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

/** How many of the numbers are also in `others`. */
export function countIn(numbers: readonly number[], others: readonly number[]): number {
  let count = 0
  for (const number of numbers) if (others.includes(number)) count += 1
  return count
}

/** How often a number stands among the numbers. */
export function timesIn(number: number, numbers: readonly number[]): number {
  let count = 0
  for (const one of numbers) if (one === number) count += 1
  return count
}

/** The different numbers among the numbers. */
export const different = (numbers: readonly number[]): number[] => [...new Set(numbers)]

/** How often each number is there, most often first: 2, 2, 1 for 7 4 7 9 4. */
export function shapeOf(numbers: readonly number[]): number[] {
  return different(numbers)
    .map((number) => timesIn(number, numbers))
    .sort((a, b) => b - a)
}

/** The numbers in ascending order. */
export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

/** The numbers at some positions of a draw; −1, which nobody can pick, where it has none. */
export const numbersAt = (draw: readonly number[], positions: readonly number[]): number[] =>
  positions.map((position) => draw[position] ?? -1)
