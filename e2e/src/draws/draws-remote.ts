import type { Release } from '@plaza/contract/federation'
import type { VariantOptions } from '../variant'

/** Remote of which the variant is a release. */
export const drawsRemote = 'mf-agent'
/** Its page without header and bottom menu. */
export const bareDrawsPath = '/m/draws'
/** Its page without header. */
export const drawsPath = '/m/draws/today'

const routes = [
  { id: 'draws', path: bareDrawsPath },
  { id: 'draws-today', path: drawsPath },
]

interface Container {
  init: (scope: ShareScope, ...rest: unknown[]) => unknown
  get: (name: string) => Promise<() => { remote: { routes: object[] } }>
}

type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>

interface Hooks {
  useState: <T>(first: T) => [T, (next: (before: T) => T) => void]
  useEffect: (effect: () => () => void, watched: unknown[]) => void
}

interface Listening {
  events: {
    on: (event: object, listener: (payload: { draw: number }) => void, signal: AbortSignal) => () => void
  }
  signal: AbortSignal
}

/**
 * Runs in the page behind the remote's entry: adds the routes, whose page hears draws with a schema of its own. What it
 * shares with the shell it takes from the share scope, as every remote does.
 */
function addDraws(name: string, added: { id: string; path: string }[]): void {
  const page = self as unknown as Record<string, Container>
  const built = page[name]!
  let scope: ShareScope = {}
  const take = async (shared: string) => (await Object.values(scope[shared]!)[0]!.get())()
  const drawOpened = {
    name: 'draw:opened',
    schema: {
      safeParse: (payload: { draw?: unknown } | null) =>
        typeof payload?.draw === 'number' ? { success: true, data: payload } : { success: false },
    },
  }
  const load = async () => {
    localStorage.setItem('draws.draft', 'of the member')
    localStorage.setItem('draws.device', 'of the browser')
    sessionStorage.setItem('draws.step', '2')
    const React = (await take('react')) as Hooks
    const { useRemote } = (await take('@plaza/federation')) as { useRemote: () => Listening }
    return function Draws() {
      const { events, signal } = useRemote()
      const [draws, setDraws] = React.useState<number[]>([])
      React.useEffect(() => {
        const add = ({ draw }: { draw: number }) => setDraws((before) => [...before, draw])
        return events.on(drawOpened, add, signal)
      }, [events, signal])
      return `Draws: ${draws.length > 0 ? draws.join(', ') : 'none'}.`
    }
  }
  const withRoutes = (remote: { routes: object[] }) => ({
    ...remote,
    routes: [...remote.routes, ...added.map((route) => ({ ...route, title: 'x', load }))],
  })
  page[name] = {
    init: (given, ...rest) => {
      scope = given
      return built.init(given, ...rest)
    },
    get: async (exposed) => {
      const factory = await built.get(exposed)
      return () => ({ remote: withRoutes(factory().remote) })
    },
  }
}

/**
 * A release newer than the shell: pages without a header, storage keys and an event that the shell does not know.
 */
export const drawsRelease: VariantOptions = {
  version: '7.0.0',
  mutate: (text, _file, isEntry) => {
    const container = /\bmf_[a-z]+__[0-9a-z_]+/.exec(text)?.[0]
    if (!isEntry || !container) return text
    return `${text};(${String(addDraws)})(${JSON.stringify(container)},${JSON.stringify(routes)})`
  },
  document: (document) => {
    const { contributions, contract } = document as unknown as Release
    const common = { when: { auth: 'member' as const, facts: { hasUpline: false } }, header: false }
    contributions.routes.push(
      ...routes.map(({ id, path }) => ({
        ...common,
        id,
        path,
        title: { en: 'Draws' },
        bottomMenu: path === drawsPath,
      })),
    )
    contributions.storage = [
      { key: 'draws.draft', area: 'local', clearedBy: 'logout' },
      { key: 'draws.device', area: 'local', clearedBy: 'never' },
      { key: 'draws.step', area: 'session', clearedBy: 'logout' },
    ]
    contract.hears.push('draw:opened')
    contributions.events = [
      ...(contributions.events ?? []),
      { name: 'draw:opened', payload: { type: 'object', properties: { draw: { type: 'number' } } } },
    ]
  },
}
