import type { SessionInfo } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'
import { createMemoryStorage, createTabs, createTestEvents } from './testing'

const session: SessionInfo = { token: 't', merchantCode: 'demo', userName: 'player01', type: 0 }
const balance = (version: number, totalMinor = version * 100): Balance => ({
  wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: 1000,
})

describe('balance', () => {
  // MONEY-3
  it('the balance never goes back to an older version', () => {
    const events = createTestEvents()
    events.setSession(session, 'login')
    const received: number[] = []
    events.on('balance:changed', ({ version }) => received.push(version))
    events.say('balance:changed', balance(7))
    events.say('balance:changed', balance(6))
    events.say('balance:changed', balance(7))
    events.say('balance:changed', balance(8))
    expect(received).toEqual([7, 8])
    expect(events.balance.getState().balance?.version).toBe(8)
  })

  it('the balance is not kept for a visitor, nor from one account to the next', () => {
    const events = createTestEvents()
    events.say('balance:changed', balance(3))
    expect(events.balance.getState().balance).toBeNull()
    events.setSession(session, 'login')
    events.say('balance:changed', balance(9))
    events.setSession({ ...session, userName: 'player02' }, 'login')
    expect(events.balance.getState().balance).toBeNull()
    events.say('balance:changed', balance(2))
    expect(events.balance.getState().balance?.version).toBe(2)
  })
})

describe('tabs', () => {
  // EVENT-1
  it('tabs keep session, language and balance in step, and mark changes from another tab', () => {
    const tabs = createTabs()
    const [here, there] = [createTestEvents({ tabs }), createTestEvents({ tabs })]
    const reasons: string[] = []
    there.on('session:changed', ({ reason }) => reasons.push(reason))
    here.setSession(session, 'login')
    here.setLanguage('ar')
    here.say('balance:changed', balance(5))
    expect(reasons).toEqual(['other-tab'])
    expect(there.session.getState().session).toEqual(session)
    expect(there.language.getState()).toEqual({ language: 'ar', direction: 'rtl' })
    expect(there.balance.getState().balance?.version).toBe(5)
    here.setSession(null, 'logout')
    expect(there.session.getState().session).toBeNull()
    expect(there.balance.getState().balance).toBeNull()
  })

  it('tabs do not send each other events of one page only', () => {
    const tabs = createTabs()
    const [here, there] = [createTestEvents({ tabs }), createTestEvents({ tabs })]
    const received: string[] = []
    there.on('toast', ({ text }) => received.push(text))
    here.say('toast', { text: 'only here', kind: 'info' })
    expect(received).toEqual([])
  })

  // EVENT-1
  it('tabs ignore messages of another release or another program', () => {
    const tabs = createTabs()
    const events = createTestEvents({ tabs })
    const other = tabs.channel()
    for (const message of [
      null,
      5,
      'x',
      {},
      { kind: 'event', name: 'nothing', payload: {} },
      { kind: 'event', name: 'session:changed', payload: { session: 4 } },
      { kind: 'event', name: 'language:changed', payload: { language: 'xx', direction: 'up' } },
      { kind: 'stream', message: { kind: 'balance' } },
      { kind: 'push', push: { payload: {} } },
    ])
      other.postMessage(message)
    expect(events.session.getState().session).toBeNull()
    expect(events.language.getState().language).toBe('en')
  })
})

describe('the session kept in storage', () => {
  it('the stored session is available on the next page', () => {
    const local = createMemoryStorage()
    createTestEvents({ local }).setSession(session, 'login')
    expect(createTestEvents({ local }).session.getState()).toEqual({ session, reason: 'start' })
  })

  it.each(['{', '"text"', '{"token":1}', 'null'])(
    'there is no stored session when storage holds %s',
    (text) => {
      const local = createMemoryStorage()
      local.setItem('MC_SESSION_INFO', text)
      expect(createTestEvents({ local }).session.getState().session).toBeNull()
    },
  )
})

describe('masked balances', () => {
  it('masked balances are masked in every tab and on the next page, until they are shown again', () => {
    const tabs = createTabs()
    const local = createMemoryStorage()
    const [here, there] = [createTestEvents({ tabs, local }), createTestEvents({ tabs, local })]
    expect(here.hiddenBalance.getState()).toBe(false)
    here.say('balance:hidden', { isHidden: true })
    expect([here, there].map(({ hiddenBalance }) => hiddenBalance.getState())).toEqual([true, true])
    expect(local.getItem('hideBalance')).toBe('1')
    expect(createTestEvents({ local }).hiddenBalance.getState()).toBe(true)
    there.say('balance:hidden', { isHidden: false })
    expect(here.hiddenBalance.getState()).toBe(false)
    expect(createTestEvents({ local }).hiddenBalance.getState()).toBe(false)
  })
})

describe('money in flight', () => {
  it('money is in flight from the begin of an intent to its end, for each intent separately', () => {
    const events = createTestEvents()
    events.say('money:inflight', { intent: 'a', state: 'begun' })
    events.say('money:inflight', { intent: 'a', state: 'begun' })
    events.say('money:inflight', { intent: 'b', state: 'begun' })
    events.say('money:inflight', { intent: 'a', state: 'ended' })
    expect(events.inflight.getState()).toEqual(['b'])
  })

  it('no money is in flight on a new page, because a reload cut it off and nobody would report its end', () => {
    const local = createMemoryStorage()
    createTestEvents({ local }).say('money:inflight', { intent: 'a', state: 'begun' })
    expect(createTestEvents({ local }).inflight.getState()).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })
})

describe('the bus', () => {
  // EVENT-1
  it('the bus refuses a payload that does not fit the contract', () => {
    const events = createTestEvents()
    expect(() => events.say('toast', { text: 5, kind: 'info' } as never)).toThrow(TypeError)
  })

  it('the bus stops notifying a listener whose signal has aborted', () => {
    const events = createTestEvents()
    const end = new AbortController()
    const received: string[] = []
    events.on('balance:stale', ({ reason }) => received.push(reason), end.signal)
    events.say('balance:stale', { reason: 'one' })
    end.abort()
    events.say('balance:stale', { reason: 'two' })
    events.on('balance:stale', ({ reason }) => received.push(reason), end.signal)
    events.say('balance:stale', { reason: 'three' })
    expect(received).toEqual(['one'])
  })
})

// SESSION-2
it('a page learns that the browser stores another session than its own', () => {
  const local = createMemoryStorage()
  const events = createTestEvents({ local })
  expect(events.hasStoredSession()).toBe(true)
  events.setSession(session, 'login')
  expect(events.hasStoredSession()).toBe(true)
  local.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, token: 'u', userName: 'vip05' }))
  expect(events.hasStoredSession()).toBe(false)
  local.removeItem('MC_SESSION_INFO')
  expect(events.hasStoredSession()).toBe(false)
})
