import { gameTypes } from '@plaza/contract/play'
import { splitSports } from './sorting'

const all = new Set(gameTypes)

describe('the order of categories', () => {
  // LIST-8
  it('the category order splits sports into cockfight, sports and e-sports', () => {
    expect(splitSports(['HOT', 'RNG', 'SPORTS', 'LOTT'], all)).toEqual([
      'RNG',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
      'LOTT',
    ])
  })
  it('the category order keeps cockfight and e-sports with sports even when the server lists them elsewhere', () => {
    expect(splitSports(['ESPORTS', 'RNG', 'SPORTS', 'COCKFIGHT'], all)).toEqual([
      'RNG',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
    ])
  })
  it('the category order omits categories without games and unknown ones', () => {
    expect(splitSports(['RNG', 'SPORTS', 'FISH', 'CASTLE'], new Set(['RNG', 'ESPORTS'] as const))).toEqual([
      'RNG',
      'ESPORTS',
    ])
  })
})
