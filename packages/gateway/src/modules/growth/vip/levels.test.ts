import { baseAtBeginning, baseOfGiven, countedOf, reachedBy } from './levels'
import { birthdaysOn } from './pay-job'

const level = (depositMinor: number, validMinor: number) => ({ depositMinor, validMinor }) as never
const levels = [level(0, 0), level(100, 1_000), level(500, 5_000)]
const counted = (depositMinor: number, validMinor: number) => ({ depositMinor, validMinor })

describe('levels', () => {
  // VIP-1
  it.each([
    [counted(0, 0), 0],
    [counted(99, 9_000), 0],
    [counted(9_000, 999), 0],
    [counted(100, 1_000), 1],
    [counted(500, 4_999), 1],
    [counted(500, 5_000), 2],
    [counted(-5, -5), 0],
  ])('both deposits and valid bets are needed: %j is level %i', (figures, reached) => {
    expect(reachedBy({ levels }, figures)).toBe(reached)
  })

  // VIP-1
  it('a member who falls starts at the beginning of the lower level, and what an earlier fall took away stays away', () => {
    const figures = counted(800, 9_000)
    const base = baseAtBeginning(figures, levels[1] ?? level(0, 0), counted(0, 0))
    expect(countedOf(figures, base)).toEqual(counted(100, 1_000))
    expect(baseAtBeginning(counted(800, 2_000), level(100, 1_000), counted(0, 5_000))).toEqual(
      counted(700, 5_000),
    )
  })

  // VIP-1
  it('a member who was given a level counts as having reached it', () => {
    const figures = counted(20, 9_000)
    expect(countedOf(figures, baseOfGiven(figures, level(500, 5_000), counted(0, 0)))).toEqual(
      counted(500, 9_000),
    )
  })

  // VIP-1
  it('a club that was off for a while gives nobody back the level that a fall took away', () => {
    const figures = counted(800, 9_000)
    const fallen = baseAtBeginning(figures, level(100, 1_000), counted(0, 0))
    expect(countedOf(figures, baseOfGiven(figures, level(100, 1_000), fallen))).toEqual(counted(100, 1_000))
  })

  // VIP-2
  it.each([
    ['2026-05-09', ['05-09']],
    ['2027-02-28', ['02-28', '02-29']],
    ['2028-02-28', ['02-28']],
    ['2028-02-29', ['02-29']],
  ])('on %s those born on %j have their birthday', (day, born) => {
    expect(birthdaysOn(day)).toEqual(born)
  })
})
