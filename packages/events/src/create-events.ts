import { directionOf, type EventDefinition, type Language, type PayloadOf } from '@plaza/contract/kernel'
import { sessionInfoSchema, type SessionInfo, type SessionReason } from '@plaza/contract/identity'
import { busEventSchemas, type BusEvent, type BusEventName, type Push } from '@plaza/contract/page'
import { createStore } from 'zustand/vanilla'
import { createBus, type Bus } from './bus'
import { isAccountFact, mirroredEvents, parseTabMessage, type Channel, type MirroredEvent } from './cross-tab'
import { createPushReceiver, type DropReason } from './receive-push'
import {
  isNewerBalance,
  type BalanceState,
  type LanguageState,
  type SessionState,
  type UnreadState,
} from './facts'
import type { ReadableStore } from './store'

/** Facts that only the host may state; all others can only request changes (EVENT-1). */
type HostEvent =
  | 'session:changed'
  | 'session:ended'
  | 'language:changed'
  | 'registry:changed'
  | 'registry:revised'

/** What remotes and packages get: the bus and the stores of the page. */
export interface Events {
  on: Bus['on']
  say<N extends Exclude<BusEventName, HostEvent>>(name: N, payload: BusEvent<N>): void
  say<E extends EventDefinition>(event: E, payload: PayloadOf<E>): void
  readonly session: ReadableStore<SessionState>
  readonly language: ReadableStore<LanguageState>
  readonly balance: ReadableStore<BalanceState>
  /** Whether this browser masks balances, until that is changed (FRAME-6). */
  readonly hiddenBalance: ReadableStore<boolean>
  /** Intents with money in flight; reloads wait until the list is empty. */
  readonly inflight: ReadableStore<readonly string[]>
  readonly unread: ReadableStore<UnreadState>
}

/** The host's side: it also states facts. */
export interface HostEvents extends Events {
  setSession(session: SessionInfo | null, reason: SessionReason): void
  /**
   * Ends the session in this tab only, because every tab receives the stream itself. Does nothing when nobody is signed
   * in.
   */
  endSessionHere(reason: 'other-tab' | 'expired'): void
  /** Whether the session of this page is the one that the browser stores; it is not after a page was put away meanwhile. */
  hasStoredSession(): boolean
  /** Emits an event in this tab only, because every other tab receives it itself. */
  sayHere<N extends Exclude<BusEventName, HostEvent>>(name: N, payload: BusEvent<N>): void
  /** Handles a push in this tab only, because every tab receives the stream itself. */
  receivePush(push: Push): void
  setLanguage(language: Language): void
  setRefreshing(isRefreshing: boolean): void
  /** In this tab: each has its own plan. */
  setRevision(revision: number): void
  /** The topics of the stream that this page wants, sorted. */
  readonly topics: ReadableStore<readonly string[]>
  /** Ends listening to other tabs; for tests. */
  close(): void
}

export interface EventsOptions {
  language: Language
  channel: Channel
  /** Where the session info (SESSION-1) and the masking of balances are stored. */
  local: Storage
  onError: (error: unknown) => void
  /** Receives every event of this page before its listeners. */
  onSaid?: (name: string, payload: object) => void
  /** Called with a dropped push or local event, and the reason. */
  onDropped?: ((name: string, reason: DropReason) => void) | undefined
}

const sessionKey = 'MC_SESSION_INFO'
const hiddenKey = 'hideBalance'

/** Makes the page's one bus and stores, and keeps them in step with the other tabs (EVENT-1). */
export function createEvents(options: EventsOptions): HostEvents {
  const { channel, local } = options
  const onDropped = (name: string, reason: DropReason) => options.onDropped?.(name, reason)
  const topics = createStore<readonly string[]>(() => [])
  const { bus, knows, pass } = createBus({
    onError: options.onError,
    onUnknown: (name) => onDropped(name, 'unknown'),
    onTopics: (next) => {
      if (next.join() !== topics.getState().join()) topics.setState(next, true)
    },
  })
  const session = createStore<SessionState>(() => ({ session: readSession(local), reason: 'start' }))
  const language = createStore<LanguageState>(() => ({
    language: options.language,
    direction: directionOf(options.language),
  }))
  const balance = createStore<BalanceState>(() => ({ balance: null, isRefreshing: false }))
  const hiddenBalance = createStore<boolean>(() => local.getItem(hiddenKey) === '1')
  // A reload cut off pending intents, and nothing would ever report their end.
  const inflight = createStore<readonly string[]>(() => [])
  const unread = createStore<UnreadState>(() => ({ mail: 0, notices: 0 }))

  const reduce: { [N in BusEventName]?: (payload: BusEvent<N>) => boolean } = {
    'session:changed': (payload) => {
      const isSameAccount = payload.session?.userName === session.getState().session?.userName
      session.setState(payload, true)
      if (!isSameAccount) {
        balance.setState({ balance: null, isRefreshing: false }, true)
        unread.setState({ mail: 0, notices: 0 }, true)
      }
      return true
    },
    'language:changed': (payload) => (language.setState(payload, true), true),
    'balance:changed': (payload) => {
      if (!session.getState().session || !isNewerBalance(payload, balance.getState().balance)) return false
      balance.setState({ balance: payload, isRefreshing: false }, true)
      return true
    },
    'balance:hidden': ({ isHidden }) => {
      local.setItem(hiddenKey, isHidden ? '1' : '0')
      hiddenBalance.setState(isHidden, true)
      return true
    },
    'notice:unread': (payload) => (unread.setState(payload, true), true),
    'money:inflight': (payload) => {
      const others = inflight.getState().filter((intent) => intent !== payload.intent)
      inflight.setState(payload.state === 'begun' ? [...others, payload.intent] : others, true)
      return true
    },
  }

  const state = <N extends BusEventName>(name: N, payload: BusEvent<N>): boolean => {
    const isNews = reduce[name]?.(payload) ?? true
    if (!isNews) return false
    options.onSaid?.(name, payload)
    bus.say(name, payload)
    return true
  }
  const account = () => session.getState().session?.userName
  const say = <N extends BusEventName>(event: N | EventDefinition, payload: BusEvent<N>): void => {
    if (typeof event !== 'string') return bus.say(event, payload)
    if (!state(event, payload) || !isMirrored(event)) return
    const whose = isAccountFact(event) && { account: account() }
    channel.postMessage({ kind: 'event', name: event, payload, ...whose })
  }

  const receivePush = createPushReceiver({
    account,
    knows,
    state: (name, payload) => {
      const parsed = isBusEvent(name) ? busEventSchemas[name].safeParse(payload) : undefined
      if (parsed?.success) return (state(name as BusEventName, parsed.data as never), true)
      return parsed === undefined && pass(name, payload)
    },
    onDropped,
  })

  const onMessage = (event: MessageEvent) => {
    const message = parseTabMessage(event.data)
    if (message?.kind !== 'event') return
    const { name, payload } = message
    if (message.account !== undefined && message.account !== account()) return onDropped(name, 'account')
    if (name === 'session:changed')
      state(name, { ...(payload as BusEvent<typeof name>), reason: 'other-tab' })
    else state(name, payload as never)
  }
  channel.addEventListener('message', onMessage)

  return {
    on: bus.on,
    say: say as Events['say'],
    receivePush,
    session,
    language,
    balance,
    hiddenBalance,
    inflight,
    unread,
    topics,
    setSession(next, reason) {
      if (next) local.setItem(sessionKey, JSON.stringify(next))
      else local.removeItem(sessionKey)
      say('session:changed', { session: next, reason })
    },
    endSessionHere(reason) {
      const mine = session.getState().session
      if (!mine) return
      // A suspended tab receives messages late; another account may have signed in since.
      if (readSession(local)?.token === mine.token) local.removeItem(sessionKey)
      state('session:changed', { session: null, reason })
    },
    hasStoredSession: () => readSession(local)?.token === session.getState().session?.token,
    sayHere: (name, payload) => void state(name, payload),
    setLanguage: (next) => say('language:changed', { language: next, direction: directionOf(next) }),
    setRefreshing: (isRefreshing) => balance.setState({ isRefreshing }),
    setRevision: (revision) => void state('registry:changed', { revision }),
    close: () => channel.removeEventListener('message', onMessage),
  }
}

const isBusEvent = (name: string): name is BusEventName => Object.hasOwn(busEventSchemas, name)

const isMirrored = (name: BusEventName): name is MirroredEvent =>
  mirroredEvents.some((mirrored) => mirrored === name)

function readSession(local: Storage): SessionInfo | null {
  const parsed = sessionInfoSchema.safeParse(parseJson(local.getItem(sessionKey)))
  return parsed.success ? parsed.data : null
}

/** Any program may have written the stored value, so invalid JSON is ignored. */
function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
