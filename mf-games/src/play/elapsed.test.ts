/** @jest-environment node */
import { clockText, elapsedText } from './elapsed'

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [61_000, '0:01:01'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
  [-5000, '0:00:00'],
])('%d ms are written as %s', (ms, text) => expect(elapsedText(ms)).toBe(text))

it('the time of day has hours and minutes of two digits', () => {
  expect(clockText(new Date(2026, 10, 21, 9, 5))).toBe('9:05')
})
