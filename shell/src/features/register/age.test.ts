import { fullYears, todayIn } from './age'

describe('the age of a person', () => {
  it.each([
    ['the day before the birthday', '2005-11-02', '2026-11-01', 20],
    ['the birthday itself', '2005-11-01', '2026-11-01', 21],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', 17],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', 18],
    ['born today', '2026-11-01', '2026-11-01', 0],
  ])('is exact: %s', (_what, birthDate, today, years) => expect(fullYears(birthDate, today)).toBe(years))

  it.each(['2026-11-02', '2005-02-30', '2005-13-01', '1899-12-31', '', 'x', '05-01-01', '٢٠٠٥-٠١-٠١'])(
    'is unknown for %j',
    (birthDate) => expect(fullYears(birthDate, '2026-11-01')).toBeUndefined(),
  )

  it("counts by the day of the merchant's zone", () => {
    const at = Date.UTC(2026, 9, 31, 17)
    expect(todayIn('Asia/Manila', at)).toBe('2026-11-01')
    expect(todayIn('Europe/London', at)).toBe('2026-10-31')
  })
})
