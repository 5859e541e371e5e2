import { CallError, queryKey } from '@plaza/client'
import { createTestTransport } from '@plaza/client/testing'
import { favouriteIdsCall, memberTypes, type AnyCall, type BusEvent } from '@plaza/contract'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { QueryClient } from '@plaza/facade/query'
import { testSession } from '@plaza/federation/testing'
import { testGame } from '../testing/games'
import { idsStoreOf } from './ids-store'
import { keepFavourites } from './keep-favourites'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const refusal = (code: string) => new CallError(code, 'req-1', {}, 409)

/** A tab with a keeper over a server of the test's own, whose answers to changes wait until they are let go. */
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
  const refused = jest.fn<void, [string, unknown?]>()
  const queries = new QueryClient()
  const said: BusEvent<'favourites:changed'>[] = []
  const required: BusEvent<'session:required'>[] = []
  events.on('favourites:changed', (payload) => said.push(payload))
  events.on('session:required', (payload) => required.push(payload))
  const keeper = keepFavourites({ transport, merchant: 'demo', events, queries, refused })
  return {
    events,
    queries,
    server,
    refused,
    said,
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
  it('are what the server says', async () => {
    const tab = createTab({ saved: ['5', '3'] })
    await settle()
    expect(tab.ids()).toEqual([3, 5])
  })

  // FAV-1
  it('take what home has fetched already, without asking again', async () => {
    const events = createTestEvents()
    events.setSession(testSession(), 'login')
    const queries = new QueryClient()
    const scope = { merchant: 'demo', language: 'en', user: 'player01' }
    queries.setQueryData(queryKey(scope, favouriteIdsCall), { ids: ['9'] })
    const { transport, calls } = createTestTransport(() => undefined)
    keepFavourites({ transport, merchant: 'demo', events, queries, refused: jest.fn() })
    await settle()
    expect([...idsStoreOf(events).getState()]).toEqual([9])
    expect(calls).toEqual([])
  })

  it('redraw nothing when they are asked for again and are the same', async () => {
    const tab = createTab({ saved: ['5', '3'] })
    await settle()
    const drawn = jest.fn()
    idsStoreOf(tab.events).subscribe(drawn)
    tab.keeper.refresh()
    await settle()
    expect([drawn.mock.calls.length, tab.asks()]).toEqual([0, 1])
  })

  // FAV-1
  it('show one that is added before the server has it', async () => {
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
  it('leave one out that is removed before the server has removed it', async () => {
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
  it('take an addition back that the server refuses, and say so', async () => {
    const tab = createTab({ saved: ['3'] })
    await settle()
    tab.server.refuse = 'trial.refused'
    tab.toggle(7)
    expect(tab.ids()).toEqual([3, 7])
    await settle()
    expect(tab.ids()).toEqual([3])
    expect(tab.refused.mock.calls).toEqual([['trial.refused', {}]])
  })

  it('put one back whose removal did not arrive', async () => {
    const tab = createTab({ saved: ['7'] })
    await settle()
    tab.server.refuse = 'network.offline'
    tab.toggle(7)
    await settle()
    expect(tab.ids()).toEqual([7])
    expect(tab.refused).toHaveBeenCalledWith('network.offline', {})
  })

  it('ask the server after a failure: the change may have arrived though its answer did not', async () => {
    const tab = createTab()
    await settle()
    tab.server.refuse = 'network.timeout'
    tab.toggle(7)
    tab.server.ids = ['7']
    await settle()
    expect(tab.ids()).toEqual([7])
  })

  it('leave it to the page when the session has ended', async () => {
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
  ])('end in the last wish after %d quick taps, one change at a time', async (taps, ids, changes) => {
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
  })

  it('say nothing of a refusal that the last tap has made pointless', async () => {
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

  it('do not wait for one another', async () => {
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

  it('keep a wish over an older answer of the server that comes late', async () => {
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
  it('travels as the specification has it: the node id as text, the token, the vendor', async () => {
    const tab = createTab()
    await settle()
    tab.toggle(7)
    await settle()
    expect(tab.bodies()).toEqual([{ nodeId: '7', token: 'test', vendor: testGame(7).vassalage }])
  })
})

describe('favourites in two tabs', () => {
  it('are in step, and each change is told once', async () => {
    const tabs = createTabs()
    const one = createTab({ tabs })
    const two = createTab({ tabs })
    await settle()
    one.toggle(7)
    await settle()
    expect([one.ids(), two.ids()]).toEqual([[7], [7]])
    expect([one.said, two.said]).toEqual([[{ nodeId: '7', isFavourite: true }], one.said])
    expect(two.changes()).toEqual([])
  })

  it('follow another device, as the stream says', async () => {
    const tab = createTab({ saved: ['3'] })
    await settle()
    tab.events.sayHere('favourites:changed', { nodeId: '7', isFavourite: true })
    tab.events.sayHere('favourites:changed', { nodeId: '3', isFavourite: false })
    expect(tab.ids()).toEqual([7])
  })

  it('ask again when something changed while the first answer was on its way', async () => {
    const tab = createTab({ saved: ['3'] })
    tab.events.sayHere('favourites:changed', { nodeId: '7', isFavourite: true })
    tab.server.ids = ['7', '3']
    await settle()
    await settle()
    expect([tab.ids(), tab.asks()]).toEqual([[3, 7], 2])
  })

  it('show nothing of one account to the next', async () => {
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
    expect(tab.said).toEqual([])
  })
})

describe('favourites of who has none', () => {
  it('are not asked for by a visitor, who is sent to sign in', async () => {
    const tab = createTab({ user: null })
    tab.toggle(7)
    await settle()
    expect([tab.ids(), tab.asks(), tab.changes()]).toEqual([[], 0, []])
    expect(tab.required).toEqual([{ returnTo: location.pathname + location.search, keepsPage: true }])
  })

  // FAV-1
  it('get what the visitor wanted once it has signed in, and nothing twice', async () => {
    const tab = createTab({ user: null, saved: ['7'] })
    tab.toggle(7)
    tab.events.setSession(testSession(), 'login')
    await settle()
    await settle()
    expect([tab.ids(), tab.changes()]).toEqual([[7], []])
    expect(sessionStorage.getItem('plaza.afterLogin')).toBeNull()
  })

  it('are not asked for by a trial account', async () => {
    const tab = createTab({ type: memberTypes.trial })
    await settle()
    expect(tab.asks()).toBe(0)
  })
})
