import { five } from '../five'
import { six45 } from '../six45'
import { checkPicks, settle, unitsOf } from './check-picks'
import { isTicket, numbersOf, parseTickets } from './tickets'
import { playIn } from '../testing/play-in'

const playOf = playIn(five)
const six = playIn(six45)('six45.six.single')
const direct5 = playOf('five.all5.direct.single')
const group3 = playOf('five.front3.group3.single')

// LOTTERY-7
it('reads tickets between spaces, commas, semicolons and new lines', () => {
  expect(parseTickets(direct5, '00123 54321,11111;99999\r\n00000\n')).toEqual({
    valid: [123, 54_321, 11_111, 99_999, 0],
    duplicates: 0,
    invalid: [],
    over: 0,
  })
})

// LOTTERY-7
it('counts duplicates and lists what is invalid as it was written', () => {
  expect(parseTickets(direct5, '12345 12345 1234 123456 1234a ١٢٣ 12345')).toEqual({
    valid: [12_345],
    duplicates: 2,
    invalid: ['1234', '123456', '1234a', '١٢٣'],
    over: 0,
  })
})

// LOTTERY-7
it.each([
  ['05-19-45-01-02-03'],
  ['05–19–45–01–02–03'],
  ['05，19，45，01，02，03'],
  ['05、19、45、01、02、03'],
  ['０５　１９　４５　０１　０２　０３'],
  ['٠٥، ١٩، ٤٥، ٠١، ٠٢، ٠٣'],
  ['۰۵؛۱۹؛۴۵؛۰۱؛۰۲؛۰۳'],
  ['०५ १९ ४५ ०१ ०२ ०३'],
  ['๐๕-๑๙-๔๕-๐๑-๐๒-๐๓'],
  ['𝟎𝟓 𝟏𝟗 𝟒𝟓 𝟎𝟏 𝟎𝟐 𝟎𝟑'],
  ['\u200f05\u200e 19 45 01 02 03'],
  ['０５１９４５０１０２０３'],
])('reads the separators and digits of %s', (text) => {
  const { valid, invalid } = parseTickets(six, text)
  expect(invalid).toEqual([])
  expect(valid).toEqual([10_203_051_945])
})

// LOTTERY-7
it.each([['-12345'], ['12-34a-5'], ['1.5'], ['1½2'], ['①②③④⑤'], ['1--2']])(
  'what is not understood whole is invalid: %s',
  (text) => {
    expect(parseTickets(direct5, text)).toEqual({ valid: [], duplicates: 0, invalid: [text], over: 0 })
  },
)

it('reads the numbers of a ticket apart on one line', () => {
  expect(parseTickets(direct5, '1 2 3 4 5\n1 2 3\n6 7 8 9 0 1')).toEqual({
    valid: [12_345, 67_890],
    duplicates: 0,
    invalid: ['1 2 3', '1'],
    over: 0,
  })
})

it('takes tickets that play the same for duplicates', () => {
  expect(parseTickets(group3, '112 211 121 122 111 123')).toEqual({
    valid: [112, 122],
    duplicates: 2,
    invalid: ['111', '123'],
    over: 0,
  })
})

it('reads no more than ten thousand tickets and counts the others', () => {
  const text = Array.from({ length: 10_001 }, (_, code) => String(code).padStart(5, '0')).join(' ')
  const { valid, over } = parseTickets(direct5, text)
  expect(valid).toHaveLength(10_000)
  expect(over).toBe(1)
  expect(unitsOf(direct5, [valid])).toBe(10_000)
})

it('reads nothing for a play without tickets', () => {
  expect(parseTickets(playOf('five.star1'), '12345')).toEqual({
    valid: [],
    duplicates: 0,
    invalid: [],
    over: 0,
  })
})

it('settles tickets that were kept as numbers', () => {
  expect(settle(direct5, [[123, 54_321]], [0, 0, 1, 2, 3])).toEqual([1])
  expect(settle(group3, [[112]], [2, 1, 1, 0, 0])).toEqual([1])
})

// LOTTERY-1
it('refuses numbers that are not a ticket as tickets are kept', () => {
  expect(checkPicks(group3, [[112]])).toBeUndefined()
  expect([211, 111, 123, -1, 1_000, 1.5, Number.NaN].map((code) => checkPicks(group3, [[code]]))).toEqual(
    Array(7).fill('range'),
  )
  expect(isTicket(direct5.ticket!, 0)).toBe(true)
  expect(numbersOf(direct5.ticket!, 42)).toEqual([0, 0, 0, 4, 2])
})
