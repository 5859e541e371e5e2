import { createMemoryStorage, createTabs, createTestEvents } from '@plaza/events/testing'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { keepOtherTab } from './other-tab-keeper'

beforeEach(() => localStorage.clear())

function twoTabs() {
  const tabs = createTabs()
  const { shell, events } = createTestShell({
    session: testSession(),
    tabs,
    plan: {
      ...createTestPlan({}),
      clears: { local: ['new.draft'], session: ['plaza.intent'], indexeddb: [] },
    },
  })
  const tab = createMemoryStorage()
  tab.setItem('plaza.intent', '{}')
  tab.setItem('plaza.reloaded', 'mf-cashier@1')
  keepOtherTab(shell, new AbortController().signal, tab)
  return { events, tab, other: createTestEvents({ tabs }) }
}

describe('when another tab has signed out', () => {
  // SESSION-2
  it('a sign-out in another tab clears this tab’s keys of the storage table, and nothing of other programs', () => {
    const { tab, other } = twoTabs()
    tab.setItem('another', '1')
    other.setSession(null, 'logout')
    expect(tab.getItem('plaza.intent')).toBeNull()
    expect(tab.getItem('plaza.reloaded')).toBeNull()
    expect(tab.getItem('another')).toBe('1')
  })

  // SESSION-2
  it('a sign-out in another tab takes effect after money in flight has settled', () => {
    const { events, tab, other } = twoTabs()
    events.say('money:inflight', { intent: 'a', state: 'begun' })
    other.setSession(null, 'logout')
    expect(tab.getItem('plaza.intent')).toBe('{}')
    events.say('money:inflight', { intent: 'a', state: 'ended' })
    expect(tab.getItem('plaza.intent')).toBeNull()
  })

  it('a sign-out in another tab clears the shared keys, unless somebody has signed in since', () => {
    localStorage.setItem('memberInfo', '{}')
    localStorage.setItem('MC_SESSION_INFO', '{}')
    twoTabs().other.setSession(null, 'logout')
    expect(localStorage.getItem('memberInfo')).toBe('{}')
    localStorage.removeItem('MC_SESSION_INFO')
    localStorage.setItem('new.draft', 'of the member')
    twoTabs().other.setSession(null, 'logout')
    expect(localStorage.getItem('memberInfo')).toBeNull()
    expect(localStorage.getItem('new.draft')).toBeNull()
  })

  // SESSION-2
  it('a session that ends in another tab leaves the remembered sign-in alone, because only a sign-out removes it', () => {
    localStorage.setItem('autoLoginInfo', '{}')
    localStorage.setItem('autoLoginSalt', 'salt')
    localStorage.setItem('memberInfo', '{}')
    twoTabs().other.setSession(null, 'expired')
    expect({ ...localStorage }).toEqual({ autoLoginInfo: '{}', autoLoginSalt: 'salt' })
  })

  it('this tab’s keys are kept while a session that expires here may be resumed', () => {
    const { events, tab } = twoTabs()
    events.setSession(null, 'expired')
    expect(tab.getItem('plaza.intent')).toBe('{}')
  })
})
