import { createMemoryStorage } from '@plaza/events/testing'
import { keepIntention, popIntention } from './after-login'
import { remote } from '../remote'

const intention = { want: 'favourite', nodeId: 7, vassalage: 'TIDE' } as const
const minute = 60_000

describe('what a visitor wanted before it was asked to sign in', () => {
  it('the intention of a visitor is returned once after signing in', () => {
    const storage = createMemoryStorage()
    keepIntention(storage, intention, 0)
    expect(popIntention(storage, minute)).toEqual(intention)
    expect(popIntention(storage, minute)).toBeUndefined()
  })

  it('the last intention of a visitor replaces earlier ones', () => {
    const storage = createMemoryStorage()
    keepIntention(storage, intention, 0)
    keepIntention(storage, { ...intention, nodeId: 8 }, 1)
    expect(popIntention(storage, 2)).toMatchObject({ nodeId: 8 })
  })

  it.each([
    [15 * minute - 1, intention],
    [15 * minute, undefined],
    [-1, undefined],
  ])('the intention of a visitor expires after 15 minutes: read after %d ms', (ms, expected) => {
    const storage = createMemoryStorage()
    keepIntention(storage, intention, 0)
    expect(popIntention(storage, ms)).toEqual(expected)
    expect(storage.length).toBe(0)
  })

  it.each(['{', 'null', '[]', '{"want":"favourite"}', '{"want":"x","nodeId":7,"vassalage":"A","at":0}'])(
    'an invalid stored intention is ignored: %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('plaza.afterLogin', text)
      expect(popIntention(storage, 0)).toBeUndefined()
    },
  )

  it('the intention of a visitor is cleared at log-out', () => {
    expect(remote.storage).toContainEqual({ key: 'plaza.afterLogin', area: 'session', clearedBy: 'logout' })
  })
})
