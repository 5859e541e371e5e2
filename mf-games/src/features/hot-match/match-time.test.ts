/** @jest-environment node */
import { testMatch } from '../../testing/matches'
import { matchTime } from './match-time'

describe("a match's time", () => {
  // HOME-5
  it.each([
    ['Asia/Manila', '11/21 00:05'],
    ['America/New_York', '11/20 11:05'],
  ])('the time of a match is month/day hour:minute in the merchant’s zone, %s', (zone, text) => {
    const match = testMatch(1, { matchTime: Date.parse('2026-11-20T16:05:00Z') })
    expect(matchTime(match, zone)).toBe(text)
    const utcOffsetMinutes = { 'Asia/Manila': 480, 'America/New_York': -300 }[zone]
    expect(matchTime({ ...match, utcOffsetMinutes }, 'UTC')).toBe(text)
  })
})
