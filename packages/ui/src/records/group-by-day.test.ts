/** @jest-environment node */
import { formatDateTime } from '@plaza/i18n'
import { groupByDay } from './group-by-day'

const inManila = (ms: number) => formatDateTime(ms, 'en', { timeZone: 'Asia/Manila', style: 'date' })

it("records are grouped by the days of the merchant's zone", () => {
  const rows = [
    Date.UTC(2026, 10, 21, 16, 30), // 22 November in Manila
    Date.UTC(2026, 10, 21, 15, 59),
    Date.UTC(2026, 10, 20, 16, 0),
    Date.UTC(2026, 10, 20, 15, 0),
  ]
  expect(groupByDay(rows, inManila)).toEqual([
    { day: 'Nov 22, 2026', rows: rows.slice(0, 1) },
    { day: 'Nov 21, 2026', rows: rows.slice(1, 3) },
    { day: 'Nov 20, 2026', rows: rows.slice(3) },
  ])
})

it('there are no groups without rows', () => {
  expect(groupByDay([], inManila)).toEqual([])
})
