import { deletePicks, mostSaved, savedOf, savePicks } from './saved-picks'

const line = {
  play: 'five.front2.direct',
  picks: [[1], [2]],
  units: 1,
  multiplier: 1,
  mode: '1' as const,
  prizeGroup: 1950,
}
const save = (account: string, name: string) => savePicks(account, { name, rules: 'five', lines: [line] })
const names = (account: string) => savedOf(account).map(({ name }) => name)

beforeEach(() => localStorage.clear())

describe('saved numbers', () => {
  // TABLE-8
  it('are listed for the account that saved them, newest first', () => {
    save('ana', 'Birthdays')
    save('ana', 'Lucky')
    save('ben', 'Mine')
    expect(names('ana')).toEqual(['Lucky', 'Birthdays'])
    expect(names('ben')).toEqual(['Mine'])
  })

  it('take the place of those of the same name', () => {
    save('ana', 'Lucky')
    save('ana', 'Lucky')
    expect(names('ana')).toEqual(['Lucky'])
  })

  it('are deleted for their account alone', () => {
    save('ana', 'Lucky')
    save('ben', 'Lucky')
    deletePicks('ana', savedOf('ana')[0]?.id ?? '')
    expect([names('ana'), names('ben')]).toEqual([[], ['Lucky']])
  })

  it('are refused beyond the most that an account saves, and when the storage takes no more', () => {
    for (let count = 0; count < mostSaved; count += 1) expect(save('ana', `No ${count}`)).toBe(true)
    expect(save('ana', 'one more')).toBe(false)
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(save('ben', 'Lucky')).toBe(false)
    write.mockRestore()
    report.mockRestore()
    expect(names('ben')).toEqual([])
  })

  it('that another program wrote are treated as none', () => {
    localStorage.setItem('plaza.savedPicks', '{"ana":[{"name":1}]}')
    expect(names('ana')).toEqual([])
  })
})
