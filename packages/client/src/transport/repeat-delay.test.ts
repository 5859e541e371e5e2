/** @jest-environment node */
import { repeatDelayMs } from './repeat-delay'

// CALL-3
it.each([
  ['a short while at first', 1, undefined, 0, 150],
  ['a longer while later', 2, undefined, 0, 300],
  ['as long as the server asks for', 1, '2', 0, 2_000],
  ['that and up to half as long again', 1, '2', 1, 3_000],
  ['at once where the server says so', 1, '0', 1, 0],
  ['a short while where the server names a date', 1, 'Sun, 01 Nov 2026 04:00:00 GMT', 0, 150],
  ['not at all where the server asks for a long break', 1, '60', 0, undefined],
])('a repeated call waits %s', (_what, tries, retryAfter, random, delayMs) => {
  expect(repeatDelayMs({ tries, retryAfter, random: () => random })).toBe(delayMs)
})
