/** @jest-environment node */
import type { GameType, Vendor } from '@plaza/contract/play'
import { vendorGroups } from './vendor-groups'

const vendor = (vassalage: string, gameType: GameType): Vendor => ({
  vassalage,
  name: vassalage,
  gameType,
  games: 1,
  iconUrl: `/img/vendor/${vassalage}`,
})
const sorted = (...categories: GameType[]) =>
  categories.map((gameCategory) => ({ gameCategory, vendorNames: [] }))
const codes = (vendors: readonly Vendor[]) => vendors.map(({ vassalage }) => vassalage)

describe('vendors by category', () => {
  // HOME-7
  it('vendor groups have cockfight, sports and e-sports in this order when the server has sports', () => {
    const mapping = { SPORTS: [vendor('LRO', 'SPORTS'), vendor('TF', 'SPORTS'), vendor('DS88', 'SPORTS')] }
    const { categories, vendorsOf } = vendorGroups({ sorting: sorted('RNG', 'SPORTS', 'PVP'), mapping })
    expect(categories).toEqual(['RNG', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'PVP'])
    expect(codes(vendorsOf('COCKFIGHT'))).toEqual(['DS88'])
    expect(codes(vendorsOf('SPORTS'))).toEqual(['LRO'])
    expect(codes(vendorsOf('ESPORTS'))).toEqual(['TF'])
  })

  it('vendor groups are unchanged from a server that has split them', () => {
    const mapping = {
      COCKFIGHT: [vendor('DS88', 'COCKFIGHT')],
      SPORTS: [vendor('LRO', 'SPORTS'), vendor('LGA', 'SPORTS')],
      ESPORTS: [vendor('TF', 'ESPORTS')],
    }
    const sorting = sorted('COCKFIGHT', 'SPORTS', 'ESPORTS', 'LOTT')
    const { categories, vendorsOf } = vendorGroups({ sorting, mapping })
    expect(categories).toEqual(['COCKFIGHT', 'SPORTS', 'ESPORTS', 'LOTT'])
    expect(['COCKFIGHT', 'SPORTS', 'ESPORTS'].map((category) => codes(vendorsOf(category)))).toEqual([
      ['DS88'],
      ['LRO', 'LGA'],
      ['TF'],
    ])
  })

  it('each vendor group is listed once, and not when it has no vendor', () => {
    const mapping = { SPORTS: [vendor('TF', 'SPORTS')], ESPORTS: [vendor('TF', 'ESPORTS')] }
    const { categories, vendorsOf } = vendorGroups({
      sorting: sorted('ESPORTS', 'RNG', 'SPORTS', 'COCKFIGHT'),
      mapping,
    })
    expect(categories).toEqual(['RNG', 'SPORTS', 'ESPORTS'])
    expect(codes(vendorsOf('ESPORTS'))).toEqual(['TF'])
    expect(codes(vendorsOf('SPORTS'))).toEqual([])
  })

  it('a category without vendors has no vendor groups', () => {
    expect(vendorGroups({ sorting: [], mapping: {} }).vendorsOf('FISH')).toEqual([])
  })
})
