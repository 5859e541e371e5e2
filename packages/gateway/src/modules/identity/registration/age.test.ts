import { testSettings } from '../../../testing/fixtures'
import { ageAsked, dayIn, fullYears } from './age'

describe('the age of a person', () => {
  it.each([
    ['the day before the birthday', '2005-11-02', '2026-11-01', 20],
    ['the birthday itself', '2005-11-01', '2026-11-01', 21],
    ['the day after', '2005-10-31', '2026-11-01', 21],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', 17],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', 18],
    ['born on 29 February, on 29 February', '2008-02-29', '2028-02-29', 20],
    ['today', '2026-11-01', '2026-11-01', 0],
  ])('is exact: %s', (_what, birthDate, today, years) => expect(fullYears(birthDate, today)).toBe(years))

  it.each(['2026-11-02', '2005-02-30', '2005-13-01', '2005-00-10', '1899-12-31', '0000-00-00', '9999-99-99'])(
    'is unknown for %s',
    (birthDate) => expect(fullYears(birthDate, '2026-11-01')).toBeUndefined(),
  )

  it('is told by the day that it is where the merchant is', () => {
    const at = Date.UTC(2026, 9, 31, 17)
    expect(dayIn('Asia/Manila', at)).toBe('2026-11-01')
    expect(dayIn('Europe/London', at)).toBe('2026-10-31')
  })
})

describe('what a profile asks', () => {
  it.each([
    ['PAGCOR', 21, false],
    ['UKGC', 18, true],
    ['MGA', 18, true],
    ['NONE', 18, false],
  ] as const)('%s: %i years, birth date %s', (jurisdiction, minimumAge, needsBirthDate) => {
    expect(ageAsked(testSettings({ jurisdiction, minimumAge }))).toEqual({
      minimum: minimumAge,
      needsDeclaration: true,
      needsBirthDate,
    })
  })
})
