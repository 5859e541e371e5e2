import { listParams, parseListState, withCategory, withSearch, withVendor } from './list-state'

const at = (query: string) => parseListState(new URLSearchParams(query))

describe('the list in the address', () => {
  it.each([
    ['', { category: 'HOT', search: '', vendor: null }],
    ['gameType=FISH', { category: 'FISH', search: '', vendor: null }],
    ['gameType=fish', { category: 'HOT', search: '', vendor: null }],
    ['gameType=constructor', { category: 'HOT', search: '', vendor: null }],
    ['gameType=NOPE&vassalage=', { category: 'HOT', search: '', vendor: null }],
    [
      'gameType=RNG&gameName=%20pearl%20&vassalage=TIDE',
      { category: 'RNG', search: 'pearl', vendor: 'TIDE' },
    ],
  ])('%s is read', (query, state) => {
    expect(at(query)).toEqual(state)
  })

  it.each(['gameType=HOT', 'gameType=RNG&gameName=a+b&vassalage=X', 'gameType=FISH&gameName=%26'])(
    '%s comes back as it was',
    (query) => {
      expect(new URLSearchParams(listParams(at(query))).toString()).toBe(query)
    },
  )

  it('does not take a search longer than the gateway does', () => {
    expect(withSearch(at(''), 'x'.repeat(99)).search).toHaveLength(64)
    expect(at(`gameName=${'x'.repeat(99)}`).search).toHaveLength(64)
  })
})

describe('what is picked', () => {
  const state = at('gameType=RNG&gameName=pearl&vassalage=TIDE')

  it('begins anew with another category', () => {
    expect(withCategory('FISH')).toEqual({ category: 'FISH', search: '', vendor: null })
  })

  it('turns a vendor off when it is picked again', () => {
    expect(withVendor(state, 'TIDE')).toEqual({ ...state, vendor: null })
  })

  it('keeps the search when the vendor changes', () => {
    expect(withVendor(state, 'REEF')).toEqual({ ...state, vendor: 'REEF' })
  })
})
