import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { drawShapes, type DrawRules } from './draw-shapes'
import { drawNumbers, drawNumbersWith } from './lottery-draw'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const known = {
  seed: sha256('plaza lottery vector'),
  digest: sha256('order-1\norder-2'),
  issue: '20261123-0612',
}
const digitsOf = (text: string) => [...text].map(Number)
const every = Object.keys(drawShapes) as DrawRules[]

// DRAW-2
it.each<[DrawRules, number[]]>([
  ['five', [9, 0, 1, 5, 9]],
  ['pk10', [10, 9, 4, 2, 8, 6, 7, 5, 3, 1]],
  ['dice', [4, 5, 6]],
  ['eleven', [9, 2, 11, 7, 3]],
  [
    'vn27',
    digitsOf(
      '90159044818870244988207633432003812879538651823658653105660157701760777779321489724061385272612661056379999',
    ),
  ],
  ['vn18', digitsOf('9015904481887024498820763343200381287953865182365865310566015770176077777932148972')],
  ['six45', [16, 28, 33, 35, 37, 40]],
  ['pc28', [9, 0, 1]],
])('the numbers of %s for known seeds are those computed outside of this package', async (rules, numbers) => {
  expect(await drawNumbers(rules, known)).toEqual(numbers)
  expect(drawNumbersWith(hmac, rules, known)).toEqual(numbers)
})

// DRAW-2
it.each(every)('every draw of %s has its shape, the same at once and by WebCrypto', async (rules) => {
  const { kind, count, values, least, isSorted } = drawShapes[rules]
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (seed, issue) => {
      const seeds = { seed: `${seed}.`, digest: known.digest, issue }
      const numbers = drawNumbersWith(hmac, rules, seeds)
      expect(numbers).toEqual(await drawNumbers(rules, seeds))
      expect(numbers).toHaveLength(count)
      expect(numbers.every((number) => number >= least && number < least + values)).toBe(true)
      if (kind === 'distinct') expect(new Set(numbers).size).toBe(count)
      if (isSorted) expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }),
    { numRuns: 20 },
  )
})

// DRAW-2
it('bytes beyond the largest multiple are rejected: a digit takes those under 250 alone', () => {
  const bytes = [250, 255, 249, 251, 0, 254, 17, 253, 99, 252, 200]
  const rounds = () => Uint8Array.from(bytes)
  expect(drawNumbersWith(rounds, 'five', known)).toEqual([9, 0, 7, 9, 0])
})

// DRAW-2
it('a draw that needs more than one round of bytes goes on with the next round', () => {
  const asked: string[] = []
  const counted = (key: string, message: string) => {
    asked.push(message)
    return hmac(key, message)
  }
  drawNumbersWith(counted, 'vn27', known)
  expect(asked).toEqual([0, 1, 2, 3].map((round) => `${known.digest}:${known.issue}:${String(round)}`))
})

// DRAW-2
it.each(every)('each number of %s comes at each place about as often as any other', (rules) => {
  const { count, values, least } = drawShapes[rules]
  const draws = 6_000
  const places = Math.min(count, 10)
  const seen = Array.from({ length: places }, () => new Array<number>(values).fill(0))
  for (let index = 0; index < draws; index += 1) {
    const numbers = drawNumbersWith(hmac, rules, { ...known, issue: String(index) })
    // Sorted numbers are even over all places together.
    for (let place = 0; place < places; place += 1) {
      const row = seen[rules === 'six45' ? 0 : place]
      const value = (numbers[place] ?? 0) - least
      if (row) row[value] = (row[value] ?? 0) + 1
    }
  }
  const rows = rules === 'six45' ? seen.slice(0, 1) : seen
  const expected = (rules === 'six45' ? draws * count : draws) / values
  for (const row of rows) {
    const chiSquare = row.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
    // Six standard deviations above the mean of χ² with so many degrees of freedom.
    expect(chiSquare).toBeLessThan(values - 1 + 6 * Math.sqrt(2 * (values - 1)))
  }
})
