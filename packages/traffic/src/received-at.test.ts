import { longestForwardMs, receivedAt } from './received-at'

const now = 1_793_505_600_000

describe('the time at which the site received a request', () => {
  // LOTTERY-2
  it.each([
    ['is what the edge says', String(now - 300), now - 300],
    ['is what the edge says up to the longest way', String(now - longestForwardMs), now - longestForwardMs],
    ['is now where the edge says nothing', undefined, now],
    [
      'is now where the stamp is older than any request is forwarded',
      String(now - longestForwardMs - 1),
      now,
    ],
    ['is never later than now', String(now + 5), now],
    ['is now where the stamp is no time', '-1', now],
    ['is now where there are two stamps', [String(now - 1), String(now - 2)], now],
  ])('the time %s', (_what, header, time) => {
    expect(receivedAt(header, now)).toBe(time)
  })
})
