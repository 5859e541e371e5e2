import { comingIssues, issueAt, issueByNo, issuesFrom, type Schedule } from './schedule'

const manila = 'Asia/Manila'
const minute: Schedule = { kind: 'every', seconds: 60, timeZone: manila, closesBeforeSeconds: 5 }
const north: Schedule = { kind: 'daily', at: '18:15', timeZone: 'Asia/Ho_Chi_Minh', closesBeforeSeconds: 900 }
const at = (text: string) => Date.parse(text)
const shown = (ms: number) => new Date(ms).toISOString().slice(0, 19)

// DRAW-1
it('issues of a fast lottery are numbered by the day of its zone, n of N', () => {
  const noon = issueAt(minute, at('2026-11-23T12:00:30+08:00'))
  expect(noon).toMatchObject({ no: '20261123-0721', n: 721, of: 1440 })
  expect([noon.openAt, noon.closeAt, noon.drawAt]).toEqual(
    ['12:00:00', '12:00:55', '12:01:00'].map((time) => at(`2026-11-23T${time}+08:00`)),
  )
})

// DRAW-1
it('the last issue of a day is drawn at midnight, and the next one is the first of the new day', () => {
  const [last, first] = comingIssues(minute, at('2026-11-23T23:59:10+08:00'), 2)
  expect(last).toMatchObject({ no: '20261123-1440', drawAt: at('2026-11-24T00:00:00+08:00') })
  expect(first).toMatchObject({ no: '20261124-0001', openAt: at('2026-11-24T00:00:00+08:00') })
  expect(issueAt(minute, at('2026-11-24T00:00:00+08:00'))).toEqual(first)
})

// DRAW-1
it.each([
  [180, 480],
  [300, 288],
  [600, 144],
])('a lottery of every %i seconds has %i issues a day', (seconds, of) => {
  const schedule: Schedule = { kind: 'every', seconds, timeZone: manila, closesBeforeSeconds: 10 }
  const issue = issueAt(schedule, at('2026-11-23T23:59:59+08:00'))
  expect(issue).toMatchObject({ n: of, of, closeAt: issue.drawAt - 10_000 })
})

// DRAW-1
it('a daily lottery draws on the clock of its own zone and closes a quarter of an hour before', () => {
  const issue = issueAt(north, at('2026-11-23T18:14:59+07:00'))
  expect(issue).toEqual({
    no: '20261123-0001',
    n: 1,
    of: 1,
    openAt: at('2026-11-22T18:15:00+07:00'),
    closeAt: at('2026-11-23T18:00:00+07:00'),
    drawAt: at('2026-11-23T18:15:00+07:00'),
  })
  expect(issueAt(north, issue.drawAt).no).toBe('20261124-0001')
})

// DRAW-1
it.each<[string, Schedule]>([
  ['every minute', minute],
  ['once a day', north],
  ['every ten minutes where clocks change', { ...minute, seconds: 600, timeZone: 'Europe/Berlin' }],
  ['once a day where clocks change', { ...north, at: '02:30', timeZone: 'Europe/Berlin' }],
  [
    'every hour where clocks change by half an hour',
    { ...minute, seconds: 3600, timeZone: 'Australia/Lord_Howe' },
  ],
])('issues follow one another without a gap and with growing numbers: %s', (_what, schedule) => {
  for (const from of ['2026-03-27T00:00:00Z', '2026-10-03T00:00:00Z', '2026-10-24T00:00:00Z']) {
    const issues = comingIssues(schedule, at(from), 450)
    issues.slice(1).forEach((issue, index) => {
      expect(issue.openAt).toBe(issues[index]?.drawAt)
      expect(issue.no > (issues[index]?.no ?? '')).toBe(true)
      expect(issue.openAt < issue.closeAt && issue.closeAt < issue.drawAt).toBe(true)
    })
  }
})

// DRAW-1
it('a daily draw keeps its hour when the clocks change, and happens at the change that skips it', () => {
  const nightly: Schedule = { ...north, at: '02:30', timeZone: 'Europe/Berlin' }
  const draws = comingIssues(nightly, at('2026-03-27T12:00:00Z'), 3).map(({ drawAt }) => shown(drawAt))
  expect(draws).toEqual(['2026-03-28T01:30:00', '2026-03-29T01:00:00', '2026-03-30T00:30:00'])
})

// DRAW-1
it('an issue is found by its number, and a number outside the schedule finds nothing', () => {
  const issue = issueAt(minute, at('2026-11-23T08:00:00+08:00'))
  expect(issueByNo(minute, issue.no)).toEqual(issue)
  for (const no of ['20261123-1441', '20261123-0000', '20261399-0001', '20260230-0001', 'nonsense'])
    expect(issueByNo(minute, no)).toBeUndefined()
  expect(issueByNo(north, '20261123-0002')).toBeUndefined()
})

// DRAW-1
it('the issues from a moment begin with the first that is drawn after it', () => {
  const drawAt = at('2026-11-23T10:00:00+08:00')
  expect(issuesFrom(minute, drawAt - 1).next().value.drawAt).toBe(drawAt)
  expect(issuesFrom(minute, drawAt).next().value.drawAt).toBe(drawAt + 60_000)
})
