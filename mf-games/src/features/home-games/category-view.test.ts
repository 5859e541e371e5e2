/** @jest-environment node */
import { gameTypes } from '@plaza/contract/play'
import { viewOf } from './category-view'

describe('how home shows a category', () => {
  // HOME-8
  it.each([
    ['HOT', 'games'],
    ['RNG', 'vendor-games'],
    ['PVP', 'vendor-games'],
    ['LIVE', 'vendor-games'],
    ['FISH', 'vendor-games'],
    ['SPORTS', 'vendor-games'],
    ['INHOUSE', 'slot-types'],
  ] as const)('home shows the category %s as %s', (category, view) => {
    expect(viewOf(category)).toBe(view)
  })

  it('home shows all other categories as vendor tiles', () => {
    expect(gameTypes.filter((type) => viewOf(type) === 'vendors')).toEqual([
      'ESPORTS',
      'COCKFIGHT',
      'POKER',
      'LOTT',
    ])
  })
})
