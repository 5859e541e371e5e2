/** @jest-environment node */
import { parseListState } from '../game-list/list-state'
import { listAddress } from './list-address'

describe('the address of a whole list', () => {
  it.each([
    ['HOT', null],
    ['FISH', null],
    ['RNG', 'TLA'],
    ['POKER', 'A&B=C'],
  ] as const)('the address of a whole list carries the category %s and the vendor %p', (category, vendor) => {
    const { search } = new URL(listAddress(category, vendor), 'http://localhost')
    expect(parseListState(new URLSearchParams(search))).toMatchObject({ category, search: '', vendor })
  })
})
