import type { ListPlace } from '@plaza/contract'
import { keepPlace, takePlace } from './list-place'

const place = (change: Partial<ListPlace> = {}): ListPlace => ({
  address: '/m/gameList?gameType=RNG',
  entry: 'a',
  pages: 5,
  total: 860,
  from: 60,
  to: 100,
  scrollY: 4000,
  isForGame: false,
  ...change,
})
const { address } = place()

describe('the place of a list', () => {
  beforeEach(() => sessionStorage.clear())

  it('is that of the same entry of the history', () => {
    keepPlace(sessionStorage, place())
    expect(takePlace(sessionStorage, address, 'a')).toEqual(place())
    expect(takePlace(sessionStorage, address, 'b')).toBeUndefined()
    expect(takePlace(sessionStorage, '/m/gameList?gameType=LIVE', 'a')).toBeUndefined()
  })

  it('is the one left for a game on whatever way back, once', () => {
    keepPlace(sessionStorage, place({ isForGame: true }))
    expect(takePlace(sessionStorage, address, 'new')?.scrollY).toBe(4000)
    expect(takePlace(sessionStorage, address, 'other')).toBeUndefined()
  })

  it('is not there for a list that is opened anew after another one', () => {
    keepPlace(sessionStorage, place({ isForGame: true }))
    expect(takePlace(sessionStorage, '/m/gameList?gameType=LIVE', 'new')).toBeUndefined()
    expect(takePlace(sessionStorage, address, 'other')).toBeUndefined()
  })

  it('is the last one of its entry, and twelve lists are remembered', () => {
    keepPlace(sessionStorage, place({ scrollY: 1 }))
    keepPlace(sessionStorage, place({ scrollY: 2 }))
    expect(takePlace(sessionStorage, address, 'a')?.scrollY).toBe(2)
    for (let index = 0; index < 12; index += 1) keepPlace(sessionStorage, place({ entry: `x${index}` }))
    expect(takePlace(sessionStorage, address, 'a')).toBeUndefined()
    expect(takePlace(sessionStorage, address, 'x0')).toBeDefined()
  })

  it.each(['{', '7', '[{"address":1}]', '[null]', JSON.stringify([{ ...place(), pages: -1 }])])(
    'is none where %s is kept',
    (text) => {
      sessionStorage.setItem('plaza.listPlaces', text)
      expect(takePlace(sessionStorage, address, 'a')).toBeUndefined()
    },
  )
})
