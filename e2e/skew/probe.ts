/** The probe's parameters, compiled into its release. */
interface ProbeTerms {
  container: string
  name: string
  path: string
  /** Slots of tiles whose contents it reads. */
  slots: readonly string[]
}

/** A tile as the host passes it to the component that renders the slot. */
export interface SeenTile {
  slot: string
  id: string
  remote: string
  label: string
  icon: string
  route: string
}

/**
 * One event emitted on the page's bus; `at` is the emitting line of the tested release, undefined for other
 * emitters.
 */
export interface Said {
  name: string
  at: string | undefined
}

/** The probe on the page, for the matrix to drive it. */
export interface Probe {
  /** Whether the probe's page is drawn now. */
  isThere: boolean
  /** Draws one contribution of a remote in the probe's page. */
  mount: (remote: string, contribution: string, kind: 'page' | 'slot') => void
  unmount: () => void
  go: (path: string) => void
  tiles: () => SeenTile[]
  /** Whether a contribution's condition is met for the signed-in account. */
  holds: (when: unknown) => boolean
  /**
   * Emits an event on the host's bus: one of the contract by its name, one that the release defines itself as a remote
   * with the same definition would. Returns whether listeners received it, or the error.
   */
  say: (name: string, payload: unknown, isOwn: boolean) => { isHeard: boolean; thrown?: string }
  /** The session, the balance and the language of the page. */
  facts: () => { session: unknown; balance: unknown; language: unknown }
  said: Said[]
  /** Names of events that the release on trial has listened to. */
  hears: string[]
  /** Failures that the host reported: phase and cause. */
  failed: { remote: string; release: string; phase: string; cause: string }[]
}

declare global {
  interface Window {
    skewProbe: Probe
  }
}

type ShareScope = Record<string, Record<string, { lib?: () => unknown; get: () => unknown }>>
type Listener = (payload: unknown) => void
interface Store {
  getState: () => unknown
  subscribe: (listener: Listener) => () => void
}
interface Bus extends Record<
  'session' | 'language' | 'balance' | 'hiddenBalance' | 'inflight' | 'unread',
  Store
> {
  on: (event: string | Definition, listener: Listener, signal?: AbortSignal) => () => void
  say: (event: string | Definition, payload: unknown) => void
}
/** An event that a release defines itself. */
interface Definition {
  name: string
  schema: { safeParse: (payload: unknown) => { success: true; data: unknown } }
}
interface Host {
  events: Bus
  navigate: (to: string) => void
  flags: unknown
  promos: unknown
}
interface ReactLike {
  createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown
  useState: <T>(first: T) => [T, (next: T) => void]
  useLayoutEffect: (effect: () => () => void) => void
}
interface FederationLike {
  useRemote: () => Host
  useTiles: (slot: string) => Omit<SeenTile, 'slot'>[]
  holds: (when: unknown, viewer: { session: unknown; flags: unknown; promos: unknown }) => boolean
  RemoteMount: unknown
}
interface Shown {
  remote: string
  contribution: string
  kind: 'page' | 'slot'
}

/**
 * The container of the probe: a remote like any other, which shares the host's React and gets its bus by the one
 * context, so that nothing in the shell has to be made for a test. Sent as text, so it names nothing outside of itself.
 */
export function probe({ container, name, path, slots }: ProbeTerms): void {
  let scope: ShareScope = {}
  const take = async <T>(shared: string): Promise<T> => {
    const found = Object.values(scope[shared] ?? {})[0]
    if (!found) throw new Error(`the shell shares no ${shared}`)
    const factory = (found.lib ?? (await found.get())) as () => T
    return factory()
  }

  const listenIn = (host: Host): void => {
    const instruments = window.skewInstruments
    const { events } = host
    const { on, say } = events
    const { said, hears } = window.skewProbe
    const nameOf = (event: string | Definition) => (typeof event === 'string' ? event : event.name)
    events.on = (event, listener, signal) => {
      const heard = nameOf(event)
      if (instruments.caller() !== undefined && !hears.includes(heard)) hears.push(heard)
      const off = on(event, listener, signal)
      const end = instruments.begin('subscriptions')
      signal?.addEventListener('abort', end)
      return () => {
        end()
        off()
      }
    }
    events.say = (event, payload) => {
      said.push({ name: nameOf(event), at: instruments.caller() })
      say(event, payload)
    }
    for (const fact of ['session', 'language', 'balance', 'hiddenBalance', 'inflight', 'unread'] as const) {
      const store = events[fact]
      const { subscribe } = store
      store.subscribe = (listener) => {
        const off = subscribe(listener)
        const end = instruments.begin('subscriptions')
        return () => {
          end()
          off()
        }
      }
    }
    on('remote:failed', (failure) => window.skewProbe.failed.push(failure as Probe['failed'][number]))
    window.skewProbe.say = (name, payload, isOwn) => {
      const schema: Definition['schema'] = { safeParse: (data) => ({ success: true, data }) }
      const event = isOwn ? { name, schema } : name
      let isHeard = false
      const off = on(event, () => (isHeard = true))
      try {
        say(event, payload)
        return { isHeard }
      } catch (error) {
        return { isHeard, thrown: String(error) }
      } finally {
        off()
      }
    }
  }

  const pageOf = (react: ReactLike, federation: FederationLike) => {
    let isListening = false
    return function SkewPage() {
      const host = federation.useRemote()
      const [shown, show] = react.useState<Shown | null>(null)
      const placed = slots.map((slot) => federation.useTiles(slot).map((tile) => ({ ...tile, slot })))
      if (!isListening) listenIn(host)
      isListening = true
      const { session, balance, language } = host.events
      Object.assign(window.skewProbe, {
        mount: (remote: string, contribution: string, kind: Shown['kind']) =>
          show({ remote, contribution, kind }),
        unmount: () => show(null),
        go: host.navigate,
        tiles: () => placed.flat(),
        holds: (when: unknown) =>
          federation.holds(when, {
            session: (session.getState() as { session: unknown }).session,
            flags: host.flags,
            promos: host.promos,
          }),
        facts: () => ({
          session: (session.getState() as { session: unknown }).session,
          balance: (balance.getState() as { balance: unknown }).balance,
          language: (language.getState() as { language: unknown }).language,
        }),
      } satisfies Partial<Probe>)
      react.useLayoutEffect(() => {
        window.skewProbe.isThere = true
        return () => {
          window.skewProbe.isThere = false
        }
      })
      return react.createElement(
        'section',
        { 'data-skew': path },
        shown && react.createElement(federation.RemoteMount, { key: shown.contribution, ...shown }),
      )
    }
  }

  window.skewProbe = { isThere: false, said: [], hears: [], failed: [] } as unknown as Probe
  Object.assign(window, {
    [container]: {
      init(given: ShareScope) {
        scope = given
      },
      async get() {
        const react = await take<ReactLike>('react')
        const federation = await take<FederationLike>('@plaza/federation')
        const page = pageOf(react, federation)
        const route = { id: 'skew', path, title: 'title', load: () => Promise.resolve(page) }
        return () => ({ remote: { name, contract: { says: [], hears: [] }, routes: [route], slots: [] } })
      },
    },
  })
}
