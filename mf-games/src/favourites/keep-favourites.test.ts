import { CallError, queryKey } from '@plaza/client'
import type { RefusedChange } from './saved-ids'
import { createTestTransport } from '@plaza/client/testing'
import type { AnyCall } from '@plaza/contract/kernel'
import { memberTypes } from '@plaza/contract/identity'
import { favouriteIdsCall } from '@plaza/contract/play'
import type { BusEvent } from '@plaza/contract/page'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { QueryClient } from '@plaza/facade/query'
import { testSession } from '@plaza/federation/testing'
import { testGame } from '../testing/games'
import { idsStoreOf } from './ids-store'
import { keepFavourites } from './keep-favourites'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const refusal = (code: string) => new CallError(code, 'req-1', {}, 409)

/** A tab with a favourites keeper and a fake server whose answers to changes wait until they are released. */
function createTab({
  saved = [] as string[],
  tabs = createTabs(),
  user = 'player01' as string | null,
  type = 0,
} = {}) {
  const server = {
    ids: saved,
    waiting: [] as (() => void)[],
    isHeld: false,
    refuse: undefined as string | undefined,
  }
  const change = (input: { body?: unknown; params?: unknown }, isAdded: boolean) => {
    if (server.refuse !== undefined) throw refusal(server.refuse)
    const { nodeId } = (input.body ?? input.params) as { nodeId: number }
    const others = server.ids.filter((id) => id !== String(nodeId))
    server.ids = isAdded ? [String(nodeId), ...others] : others
    return { ids: server.ids }
  }
  const { transport, calls } = createTestTransport(async (call: AnyCall, input) => {
    if (call.id === favouriteIdsCall.id) return { ids: server.ids }
    if (server.isHeld) await new Promise<void>((resolve) => server.waiting.push(resolve))
    return change(input, call.id === 'games.favourites.add')
  })
  const events = createTestEvents({ tabs })
  if (user) events.setSession(testSession({ userName: user, type }), 'login')
  const refused = jest.fn<void, [RefusedChange]>()
  const queries = new QueryClient()
  const announced: BusEvent<'favourites:changed'>[] = []
  const required: BusEvent<'session:required'>[] = []
  events.on('favourites:changed', (payload) => announced.push(payload))
  events.on('session:required', (payload) => required.push(payload))
  const keeper = keepFavourites({
    transport,
    merchant: 'demo',
    events,
    queries,
    serverNow: Date.now,
    refused,
  })
  return {
    events,
    queries,
    server,
    refused,
    announced,
    required,
    keeper,
    toggle: (nodeId: number) => keeper.toggle(testGame(nodeId)),
    ids: () => [...idsStoreOf(events).getState()].sort((a, b) => a - b),
    bodies: () =>
      calls.flatMap(({ input }) => {
        const { body } = input as { body?: unknown }
        return body ? [body] : []
      }),
    changes: () => calls.filter(({ id }) => id !== favouriteIdsCall.id).map(({ id }) => id.split('.')[2]),
    asks: () => calls.filter(({ id }) => id === favouriteIdsCall.id).length,
    letGo: async () => {
      server.waiting.splice(0).forEach((go) => go())
      await settle()
    },
  }
}

beforeEach(() => sessionStorage.clear())

describe('favourites', () => {
  // FAV-1
  it('favourites are what the server answers', async () => {
    const tab = createTab({ saved: ['5', '3'] })
    await settle()
    expect(tab.ids()).toEqual([3, 5])
  })

  // FAV-1
  it('favourites use what home has already loaded, without another call', async () => {
    const events = createTestEvents()
    events.setSession(testSession(), 'login')
    const queries = new QueryClient()
    const scope = { merchant: 'demo', language: 'en', user: 'player01' }
    queries.setQueryData(queryKey(scope, favouriteIdsCall), { ids: ['9'] })
    const { transport, calls } = createTestTransport(() => undefined)
    keepFavourites({ transport, merchant: 'demo', events, queries, serverNow: Date.now, refused: jest.fn() })
    await settle()
    expect([...idsStoreOf(events).getState()]).toEqual([9])
    expect(calls).toEqual([])
  })

  it('favourites do not redraw when they are loaded again unchanged', async () => {
    const tab = createTab({ saved: ['5', '3'] })
    await settle()
    const drawn = jest.fn()
    idsStoreOf(tab.events).subscribe(drawn)
    tab.keeper.refresh()
    await settle()
    expect([drawn.mock.calls.length, tab.asks()]).toEqual([0, 1])
  })

  // FAV-1
  it('a favourite is shown as added before the server has stored it', async () => {
    const tab = createTab()
    await settle()
    tab.server.isHeld = true
    tab.toggle(7)
    expect(tab.ids()).toEqual([7])
    await settle()
    await tab.letGo()
    expect([tab.ids(), tab.server.ids]).toEqual([[7], ['7']])
  })

  // FAV-1
  it('a favourite is hidden as removed before the server has removed it', async () => {
    const tab = createTab({ saved: ['7', '8'] })
    await settle()
    tab.server.isHeld = true
    tab.toggle(7)
    expect(tab.ids()).toEqual([8])
    await settle()
    await tab.letGo()
    expect(tab.server.ids).toEqual(['8'])
  })

  // FAV-1
  it('a refused addition of a favourite is undone, with a message', async () => {
    const tab = createTab({ saved: ['3'] })
    await settle()
    tab.server.refuse = 'trial.refused'
    tab.toggle(7)
    expect(tab.ids()).toEqual([3, 7])
    await settle()
    expect(tab.ids()).toEqual([3])
    expect(tab.refused.mock.calls).toMatchObject([[{ code: 'trial.refused', value: {} }]])
  })

  it('a favourite whose removal did not arrive is put back', async () => {
    const tab = createTab({ saved: ['7'] })
    await settle()
    tab.server.refuse = 'network.offline'
    tab.toggle(7)
    await settle()
    expect(tab.ids()).toEqual([7])
    expect(tab.refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'network.offline' }))
  })

  it('favourites are loaded again after a failure, because the change may have arrived although its answer did not', async () => {
    const tab = createTab()
    await settle()
    tab.server.refuse = 'network.timeout'
    tab.toggle(7)
    tab.server.ids = ['7']
    await settle()
    expect(tab.ids()).toEqual([7])
  })

  it('favourites leave an ended session to the page', async () => {
    const tab = createTab()
    await settle()
    tab.server.refuse = 'session.expired'
    tab.toggle(7)
    await settle()
    expect([tab.ids(), tab.refused.mock.calls.length]).toEqual([[], 0])
  })

  it.each([
    [2, [], ['add', 'remove']],
    [3, [7], ['add']],
    [4, [], ['add', 'remove']],
    [5, [7], ['add']],
  ])(
    'favourites end in the last intended state after %d quick taps, one change at a time',
    async (taps, ids, changes) => {
      const tab = createTab()
      await settle()
      tab.server.isHeld = true
      for (let tapped = 0; tapped < taps; tapped += 1) tab.toggle(7)
      expect(tab.ids()).toEqual(ids)
      expect(tab.changes()).toEqual(['add'])
      await settle()
      await tab.letGo()
      await tab.letGo()
      expect([tab.ids(), tab.server.ids.map(Number), tab.changes()]).toEqual([ids, ids, changes])
    },
  )

  it('favourites report no refusal that a later tap has overridden', async () => {
    const tab = createTab()
    await settle()
    tab.server.isHeld = true
    tab.toggle(7)
    tab.toggle(7)
    tab.server.refuse = 'service.unavailable'
    await settle()
    await tab.letGo()
    expect([tab.ids(), tab.refused.mock.calls.length]).toEqual([[], 0])
  })

  it('changes of different favourites do not wait for one another', async () => {
    const tab = createTab()
    await settle()
    tab.server.isHeld = true
    tab.toggle(7)
    tab.toggle(8)
    await settle()
    expect(tab.server.waiting).toHaveLength(2)
    await tab.letGo()
    expect(tab.ids()).toEqual([7, 8])
  })

  it('favourites keep a pending change over an older, late answer of the server', async () => {
    const tab = createTab({ saved: ['3'] })
    tab.toggle(7)
    expect(tab.ids()).toEqual([7])
    await settle()
    await settle()
    expect(tab.ids()).toEqual([3, 7])
  })
})

describe('a favourite that is added', () => {
  // FAV-1
  it('adding a favourite sends the node id as text, the token and the vendor', async () => {
    const tab = createTab()
    await settle()
    tab.toggle(7)
    await settle()
    expect(tab.bodies()).toEqual([{ nodeId: '7', token: 'test', vendor: testGame(7).vassalage }])
  })
})

describe('favourites in two tabs', () => {
  it('favourites are in step in two tabs, and each change is announced once', async () => {
    const tabs = createTabs()
    const one = createTab({ tabs })
    const two = createTab({ tabs })
    await settle()
    one.toggle(7)
    await settle()
    expect([one.ids(), two.ids()]).toEqual([[7], [7]])
    expect([one.announced, two.announced]).toEqual([[{ nodeId: '7', isFavourite: true }], one.announced])
    expect(two.changes()).toEqual([])
  })

  it('favourites follow another device by the stream', async () => {
    const tab = createTab({ saved: ['3'] })
    await settle()
    tab.events.sayHere('favourites:changed', { nodeId: '7', isFavourite: true })
    tab.events.sayHere('favourites:changed', { nodeId: '3', isFavourite: false })
    expect(tab.ids()).toEqual([7])
  })

  it('favourites are loaded again when something changed while the first answer was on its way', async () => {
    const tab = createTab({ saved: ['3'] })
    tab.events.sayHere('favourites:changed', { nodeId: '7', isFavourite: true })
    tab.server.ids = ['7', '3']
    await settle()
    await settle()
    expect([tab.ids(), tab.asks()]).toEqual([[3, 7], 2])
  })

  it('favourites of one account are not shown to the next', async () => {
    const tab = createTab({ saved: ['3'] })
    await settle()
    tab.server.isHeld = true
    tab.toggle(7)
    tab.events.setSession(null, 'logout')
    expect(tab.ids()).toEqual([])
    tab.server.ids = ['4']
    tab.events.setSession(testSession({ userName: 'vip05' }), 'login')
    await settle()
    await tab.letGo()
    expect(tab.ids()).toEqual([4])
    expect(tab.announced).toEqual([])
  })
})

describe('favourites of who has none', () => {
  it('favourites are not loaded for a visitor, who is sent to sign in', async () => {
    const tab = createTab({ user: null })
    tab.toggle(7)
    await settle()
    expect([tab.ids(), tab.asks(), tab.changes()]).toEqual([[], 0, []])
    expect(tab.required).toEqual([{ returnTo: location.pathname + location.search, keepsPage: true }])
  })

  // FAV-1
  it('favourites get what the visitor wanted after signing in, and nothing twice', async () => {
    const tab = createTab({ user: null, saved: ['7'] })
    tab.toggle(7)
    tab.events.setSession(testSession(), 'login')
    await settle()
    await settle()
    expect([tab.ids(), tab.changes()]).toEqual([[7], []])
    expect(sessionStorage.getItem('plaza.afterLogin')).toBeNull()
  })

  it('favourites are not loaded for a trial account', async () => {
    const tab = createTab({ type: memberTypes.trial })
    await settle()
    expect(tab.asks()).toBe(0)
  })
})
