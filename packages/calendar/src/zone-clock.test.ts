import { dayAt } from './zone-days'
import { isTimeZone } from './zone-clock'

describe('the clock of a time zone', () => {
  it.each(['Asia/Manila', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['Manila', '', 'Asia/Nowhere', 'x y'])('%j is not a time zone', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })

  it('the formatter of a zone is created once, on first use', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat')
    for (let at = 0; at < 10; at += 1) dayAt('Antarctica/Troll', at)
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })
})
