/** @jest-environment node */
import { daysSince } from './days-since'

const manila = (text: string) => Date.parse(`${text}+08:00`)

describe('days since joining', () => {
  // MONEY-5
  it.each([
    ['2026-11-21T00:05:00', '2026-11-21T23:55:00', 0],
    ['2026-11-20T23:59:00', '2026-11-21T00:01:00', 1],
    ['2025-11-21T12:00:00', '2026-11-21T12:00:00', 365],
    ['2026-11-22T00:00:00', '2026-11-21T12:00:00', 0],
  ])('the days since joining from %s to %s are %i in Manila', (from, to, days) => {
    expect(daysSince(manila(from), manila(to), 'Asia/Manila')).toBe(days)
  })

  // MONEY-5
  it('the days since joining follow the given zone, not the device’s', () => {
    const [from, to] = [Date.parse('2026-11-20T17:00:00Z'), Date.parse('2026-11-20T23:00:00Z')]
    expect(daysSince(from, to, 'Asia/Manila')).toBe(0)
    expect(daysSince(from, to, 'Africa/Cairo')).toBe(1)
  })
})
