import type { ListPlace } from '@plaza/contract/play'
import { keepPlace, takeListPlace } from './list-place'

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

  it('the scroll place of a list belongs to its history entry', () => {
    keepPlace(sessionStorage, place())
    expect(takeListPlace(sessionStorage, address, 'a')).toEqual(place())
    expect(takeListPlace(sessionStorage, address, 'b')).toBeUndefined()
    expect(takeListPlace(sessionStorage, '/m/gameList?gameType=LIVE', 'a')).toBeUndefined()
  })

  it('the scroll place of a list that was left for a game is restored once on any way back', () => {
    keepPlace(sessionStorage, place({ isForGame: true }))
    expect(takeListPlace(sessionStorage, address, 'new')?.scrollY).toBe(4000)
    expect(takeListPlace(sessionStorage, address, 'other')).toBeUndefined()
  })

  it('a list that is opened again after another one starts at its top', () => {
    keepPlace(sessionStorage, place({ isForGame: true }))
    expect(takeListPlace(sessionStorage, '/m/gameList?gameType=LIVE', 'new')).toBeUndefined()
    expect(takeListPlace(sessionStorage, address, 'other')).toBeUndefined()
  })

  it('the latest scroll place of an entry counts, and twelve lists are remembered', () => {
    keepPlace(sessionStorage, place({ scrollY: 1 }))
    keepPlace(sessionStorage, place({ scrollY: 2 }))
    expect(takeListPlace(sessionStorage, address, 'a')?.scrollY).toBe(2)
    for (let index = 0; index < 12; index += 1) keepPlace(sessionStorage, place({ entry: `x${index}` }))
    expect(takeListPlace(sessionStorage, address, 'a')).toBeUndefined()
    expect(takeListPlace(sessionStorage, address, 'x0')).toBeDefined()
  })

  it.each(['{', '7', '[{"address":1}]', '[null]', JSON.stringify([{ ...place(), pages: -1 }])])(
    'an invalid stored scroll place is ignored: %s',
    (text) => {
      sessionStorage.setItem('plaza.listPlaces', text)
      expect(takeListPlace(sessionStorage, address, 'a')).toBeUndefined()
    },
  )
})
