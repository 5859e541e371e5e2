import { createHash } from 'node:crypto'
import {
  coversLines,
  digestText,
  orderDigest,
  orderHash,
  orderText,
  type HashedLine,
  type HashedOrder,
} from './order-digest'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const line: HashedLine = {
  play: 'five.star2',
  picks: [[1, 2], [], [3]],
  multiplier: 4,
  mode: '1',
  prizeGroup: 1950,
  amountMinor: 800,
}
const order: HashedOrder = {
  id: 'LT22',
  salt: 'a1b2',
  lottery: 'five60',
  issue: '20261129-0001',
  currency: 'PHP',
  lines: [line, { ...line, picks: [[], [7], []], amountMinor: 400 }],
}

// DRAW-2
it('the hash of an order is the sha256 of its text, which anybody can write', async () => {
  const text = [
    'LT22 a1b2 five60 20261129-0001 PHP',
    'five.star2 1,2||3 4 1 1950 800',
    'five.star2 |7| 4 1 1950 400',
  ].join('\n')
  expect(orderText(order)).toBe(text)
  expect(await orderHash(order)).toBe(sha256(text))
})

// DRAW-2
it.each<[string, Partial<HashedOrder>]>([
  ['its id', { id: 'LT23' }],
  ['its salt', { salt: 'a1b3' }],
  ['its issue', { issue: '20261129-0002' }],
  ['its lottery', { lottery: 'pk60' }],
  ['its currency', { currency: 'USD' }],
  ['a pick', { lines: [{ ...line, picks: [[1, 3], [], [3]] }, ...order.lines.slice(1)] }],
  ['the row of a pick', { lines: [{ ...line, picks: [[1, 2], [3], []] }, ...order.lines.slice(1)] }],
  ['a play', { lines: [{ ...line, play: 'five.star3' }, ...order.lines.slice(1)] }],
  ['a multiplier', { lines: [{ ...line, multiplier: 5 }, ...order.lines.slice(1)] }],
  ['a stake', { lines: [{ ...line, amountMinor: 801 }, ...order.lines.slice(1)] }],
  ['a prize group', { lines: [{ ...line, prizeGroup: 1900 }, ...order.lines.slice(1)] }],
  ['the number of its lines', { lines: order.lines.slice(1) }],
  ['the order of its lines', { lines: order.lines.toReversed() }],
])('an order with another value of %s has another hash', async (_what, part) => {
  expect(await orderHash({ ...order, ...part })).not.toBe(await orderHash(order))
})

// DRAW-2
it('the digest covers each order with its hash, and the orders of former issues by their ids alone', async () => {
  const hashed = [
    { id: 'LT33', hash: 'bb' },
    { id: 'LT22', hash: 'aa' },
  ]
  expect(digestText(hashed)).toBe('LT22 aa\nLT33 bb')
  expect(await orderDigest(hashed)).toBe(sha256('LT22 aa\nLT33 bb'))
  expect(digestText([{ id: 'LT33' }, { id: 'LT22', hash: 'aa' }])).toBe('LT22 aa\nLT33')
  expect(await orderDigest([{ id: 'LT33' }, { id: 'LT22' }])).toBe(sha256('LT22\nLT33'))
  expect(await orderDigest([])).toBe(sha256(''))
  expect([coversLines(hashed), coversLines([...hashed, { id: 'LT44' }]), coversLines([])]).toEqual([
    true,
    false,
    true,
  ])
})
