import { createTestEvents, createMemoryStorage } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import { withLines } from './slip'
import { slipStoreOf } from './slip-store'

const lines = withLines(
  [],
  [
    {
      play: 'five.star1',
      picks: [[7], [], [], [], []],
      units: 1,
      multiplier: 2,
      mode: '0.1',
      prizeGroup: 1950,
    },
  ],
)

describe('the slips of a tab', () => {
  // TABLE-2
  it('a slip is there again after a reload, and stays through a sign-in', () => {
    const storage = createMemoryStorage()
    const events = createTestEvents()
    slipStoreOf(events, storage).write('five60', lines)
    events.setSession(testSession(), 'login')
    expect(slipStoreOf(events, storage).getState()).toEqual({ five60: lines })
    expect(slipStoreOf(createTestEvents(), storage).getState()).toEqual({ five60: lines })
  })

  it('each lottery has a slip of its own, and an empty one leaves nothing behind', () => {
    const storage = createMemoryStorage()
    const store = slipStoreOf(createTestEvents(), storage)
    store.write('five60', lines)
    store.write('pk60', lines)
    store.write('five60', [])
    expect(store.getState()).toEqual({ pk60: lines })
    store.write('pk60', [])
    expect(storage.length).toBe(0)
  })

  it('slips are gone when log-out has cleared the storage', () => {
    const storage = createMemoryStorage()
    const events = createTestEvents()
    events.setSession(testSession(), 'login')
    const store = slipStoreOf(events, storage)
    store.write('five60', lines)
    storage.clear()
    events.setSession(null, 'logout')
    expect(store.getState()).toEqual({})
  })

  it.each(['not json', '[]', '{"five60":[{"id":1}]}'])(
    'a tab begins without slips when storage holds %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('plaza.slip', text)
      expect(slipStoreOf(createTestEvents(), storage).getState()).toEqual({})
    },
  )
})
