import { timeLeft } from './time-left'

it.each([
  [900_000, '15:00'],
  [59_001, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, null],
  [-5_000, null],
  [3_725_000, '1:02:05'],
])('%i ms are shown as %s', (ms, text) => {
  expect(timeLeft(1_700_000_000_000 + ms, 1_700_000_000_000)).toBe(text)
})
