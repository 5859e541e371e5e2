/** @jest-environment node */
import {
  isNarrowed,
  isOwnList,
  listParams,
  parseListState,
  withCategory,
  withClassify,
  withFilters,
  withQuick,
  withSearch,
  withVendor,
} from './list-state'
import { draftOf, emptyDraft, withType } from './filter-draft'
import { presets } from './presets'
import { addressOf } from './useListState'

const at = (query: string) => parseListState(new URLSearchParams(query))
const fresh = withCategory('HOT')

describe('the list in the address', () => {
  it.each([
    ['', {}],
    ['gameType=FISH', { category: 'FISH' }],
    ['gameType=fish', { category: 'FISH' }],
    ['gameType=all', { category: 'ALL' }],
    ['gameType=constructor', { category: null }],
    ['gameType=NOPE&vassalage=', { category: null }],
    [
      'gameType=RNG&gameName=%20pearl%20&vassalage=TIDE',
      { category: 'RNG', search: 'pearl', vendor: 'TIDE' },
    ],
    ['gameType=RNG&vendor=TIDE', { category: 'RNG', vendor: 'TIDE' }],
    ['gameType=RNG&gameClassify=NEW&quick=fav', { category: 'RNG', classify: 'NEW', quick: 'fav' }],
    ['gameClassify=drop%20table&quick=what&sort=up', {}],
    ['gameType=RNG&minBet=0.5&sort=rtp', { category: 'RNG', minBet: '0.5', sort: 'rtp' }],
    ['gameType=RNG&minBet=0.42&minRtp=1&volatility=wild&badge=hot&isNew=yes', { category: 'RNG' }],
    [
      'gameType=RNG&minRtp=9500&volatility=low&badge=jackpot&isNew=1',
      { category: 'RNG', minRtp: 9500, volatility: 'low', isJackpot: true, isNew: true },
    ],
  ])('the list state is read from %s', (query, state) => {
    expect(at(query)).toEqual({ ...fresh, ...state })
  })

  it('the list state has minimum bet and new class for slots only', () => {
    expect(at('gameType=LIVE&minBet=0.5&gameClassify=NEW')).toEqual({ ...fresh, category: 'LIVE' })
  })

  it.each([
    'gameType=HOT',
    'gameType=RNG&gameName=a+b&vassalage=X',
    'gameType=FISH&gameName=%26',
    'gameType=RNG&gameClassify=MEGAWAYS&quick=hot&minBet=0.01&volatility=high&minRtp=9600&badge=jackpot&isNew=1&sort=new',
  ])('the list state of %s is written back unchanged', (query) => {
    expect(new URLSearchParams(listParams(at(query))).toString()).toBe(query)
  })

  it('the list state ignores a search that is longer than the gateway accepts', () => {
    expect(withSearch(at(''), 'x'.repeat(99)).search).toHaveLength(64)
    expect(at(`gameName=${'x'.repeat(99)}`).search).toHaveLength(64)
  })

  it('the address omits what the screen implies, and names a lobby’s vendor as the lobby does', () => {
    expect(addressOf(presets.slots, withSearch(withCategory('RNG'), 'pearl'))).toBe(
      '/m/slotsCenter?gameName=pearl',
    )
    expect(addressOf(presets.center, withCategory('ALL'))).toBe('/m/gameCenter')
    expect(addressOf(presets.lobby, at('gameType=RNG&vendor=TIDE'))).toBe(
      '/m/gameLobby?gameType=RNG&vendor=TIDE',
    )
  })
})

describe('what is picked', () => {
  const state = at('gameType=RNG&gameName=pearl&vassalage=TIDE&minBet=0.1')

  it('picking another category starts over', () => {
    expect(withCategory('FISH')).toEqual({ ...fresh, category: 'FISH' })
  })

  it('picking a vendor again removes it', () => {
    expect(withVendor(state, 'TIDE')).toEqual({ ...state, vendor: null })
  })

  it('picking a vendor keeps the search', () => {
    expect(withVendor(state, 'REEF')).toEqual({ ...state, vendor: 'REEF' })
  })

  it('picking a classify tab clears the search and keeps the vendor', () => {
    expect(withClassify(state, 'NEW')).toEqual({ ...state, search: '', classify: 'NEW' })
  })

  it('picking a quick tab presses it alone, and again releases it', () => {
    const recent = withQuick(state, 'recent')
    expect(recent).toEqual({ ...withCategory('RNG'), quick: 'recent' })
    expect(withQuick(recent, 'hot').quick).toBe('hot')
    expect(withQuick(recent, 'recent')).toEqual(withCategory('RNG'))
  })

  it('a search, a vendor or a filter leaves the own lists, which cannot be narrowed', () => {
    for (const own of [withQuick(state, 'fav'), withClassify(state, 'FAV')]) {
      expect(isOwnList(own)).toBe(true)
      expect(isNarrowed(own)).toBe(false)
      for (const next of [withSearch(own, 'x'), withVendor(own, 'REEF'), withFilters(own, draftOf(state))])
        expect(isOwnList(next)).toBe(false)
    }
  })

  it('a filter of the same category keeps search and class, and one of another category starts over', () => {
    const draft = { ...draftOf(state), vendor: 'REEF' }
    expect(withFilters(state, draft)).toEqual({ ...state, vendor: 'REEF' })
    expect(withFilters(state, withType(draft, 'LIVE'))).toEqual(withCategory('LIVE'))
  })

  it('a reset leaves the category only', () => {
    expect(withFilters(withCategory('RNG'), emptyDraft('RNG'))).toEqual(withCategory('RNG'))
  })
})
