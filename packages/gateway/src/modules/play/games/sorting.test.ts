import { gameTypes } from '@plaza/contract'
import { splitSports } from './sorting'

const all = new Set(gameTypes)

describe('the order of categories', () => {
  // LIST-8
  it('splits sports into cockfight, sports and e-sports', () => {
    expect(splitSports(['HOT', 'RNG', 'SPORTS', 'LOTT'], all)).toEqual([
      'RNG',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
      'LOTT',
    ])
  })
  it('puts the two with sports even when the server lists them elsewhere', () => {
    expect(splitSports(['ESPORTS', 'RNG', 'SPORTS', 'COCKFIGHT'], all)).toEqual([
      'RNG',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
    ])
  })
  it('leaves out what the merchant has no games of, and what is no category', () => {
    expect(splitSports(['RNG', 'SPORTS', 'FISH', 'CASTLE'], new Set(['RNG', 'ESPORTS'] as const))).toEqual([
      'RNG',
      'ESPORTS',
    ])
  })
})
