import { fullYears } from './ages'

describe('the age of a person', () => {
  it.each([
    ['the day before the birthday', '2005-11-02', '2026-11-01', 20],
    ['the birthday itself', '2005-11-01', '2026-11-01', 21],
    ['the day after the birthday', '2005-10-31', '2026-11-01', 21],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', 17],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', 18],
    ['born on 29 February, on 29 February', '2008-02-29', '2028-02-29', 20],
    ['born today', '2026-11-01', '2026-11-01', 0],
  ])('an age is counted in full years: %s', (_what, birthDate, today, years) => {
    expect(fullYears(birthDate, today)).toBe(years)
  })

  it.each([
    '2026-11-02',
    '2005-02-30',
    '2005-13-01',
    '2005-00-10',
    '1899-12-31',
    '0000-00-00',
    '9999-99-99',
    '',
    'x',
    '05-01-01',
    '+02005-01-01',
    '٢٠٠٥-٠١-٠١',
  ])('the age is unknown for the date of birth %j', (birthDate) => {
    expect(fullYears(birthDate, '2026-11-01')).toBeUndefined()
  })
})
