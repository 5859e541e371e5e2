import type { SessionInfo } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'
import type { BusEvent, BusEventName } from '@plaza/contract/page'

/** The page's current state, for samples that must differ from it and must not end the page. */
export interface Facts {
  session: SessionInfo | null
  balance: Balance | null
}

type Samples = { [N in BusEventName]: (facts: Facts) => BusEvent<N>[] }

const noBalance: Balance = { wallets: [], totalMinor: 0, currency: 'PHP', version: 0, asOf: 0 }

/** One exchange of every event of the contract: payloads in the order of emission. */
const samples: Samples = {
  'session:changed': ({ session }) => [{ session, reason: 'login' }],
  'session:required': () => [{ returnTo: '/m/home', dialog: true }],
  'session:logout-request': () => [{}],
  'language:changed': () => [{ language: 'en', direction: 'ltr' }],
  'language:request': () => [{ language: 'en' }],
  'balance:changed': ({ balance }) => {
    const now = balance ?? noBalance
    return [{ ...now, version: now.version + 1 }]
  },
  'balance:hidden': () => [{ isHidden: true }, { isHidden: false }],
  'balance:stale': () => [{ reason: 'skew' }],
  'money:inflight': () => [
    { intent: 'skew', state: 'begun' },
    { intent: 'skew', state: 'ended' },
  ],
  'download:open': () => [{}],
  toast: () => [{ text: 'Skew matrix', kind: 'info', id: 'skew', durationMs: 500 }],
  'toast:hide': () => [{ id: 'skew' }],
  dialog: () => [{ title: 'Skew matrix', text: 'Skew matrix', durationMs: 500 }],
  'remote:failed': () => [
    { remote: 'mf-skew', release: '1.0.0-00000000', phase: 'render', cause: 'throw', reference: 'skew' },
  ],
  'favourites:changed': () => [{ nodeId: '1', isFavourite: true }],
  'jackpots:changed': () => [
    {
      totalMinor: 100,
      currency: 'PHP',
      pools: [{ id: '1', name: 'Skew', vendor: 'skew', amountMinor: 100 }],
      asOf: 1,
    },
  ],
  'play:changed': () => [
    {
      id: '1',
      nodeId: 1,
      mode: 'demo',
      startedAt: 1,
      endedAt: null,
      bets: 1,
      stakedMinor: 100,
      wonMinor: 0,
      netMinor: -100,
      currency: 'PHP',
      openRounds: 0,
    },
  ],
  'notice:unread': () => [{ mail: 1, notices: 1 }],
  'order:changed': () => [{ id: '1', type: 'deposit', state: 'skew' }],
  'registry:changed': () => [{ revision: 1 }],
  'stream:lost': () => [{}],
  'stream:restored': () => [{}],
  'registry:revised': () => [{ revision: 1 }],
  // Belongs to a session that no page has.
  'session:ended': () => [{ reason: 'logout', session: 'skew' }],
}

/** Sample payloads of an event by its name; for an unknown event only the name is available. */
export const samplesOf = (name: string, facts: Facts): object[] =>
  Object.hasOwn(samples, name) ? samples[name as BusEventName](facts) : [{}]

/** Events that end or cover the page are emitted last. */
export const isLast = (name: string): boolean =>
  /^(session:required|session:logout-request|dialog|download:open)$/.test(name)
