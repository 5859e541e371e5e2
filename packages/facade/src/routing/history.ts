/** Path, query and hash of an address on this site. */
export interface Path {
  pathname: string
  search: string
  hash: string
}

/** An entry of the history. */
export interface Location extends Path {
  /** What was handed over with the navigation. */
  state: unknown
  /** Names this entry. */
  key: string
}

/** How an entry was reached: a new one, one in its place, or back and forward. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP'

/** The history of a page, changed by one router. */
export interface History {
  readonly action: NavigationType
  readonly location: Location
  push: (to: Path, state?: unknown) => void
  replace: (to: Path, state?: unknown) => void
  /** Goes back (negative) or forward. */
  go: (by: number) => void
  /** Calls back after each change. Returns how to end it. */
  listen: (listener: () => void) => () => void
}

export const newKey = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)

/** An address as one text. */
export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash

/** What an entry of the browser's history keeps; `idx` counts its entries. Documents of earlier releases read the same. */
interface Kept {
  usr?: unknown
  key?: string
  idx?: number | null
}

/**
 * The history of the browser. An entry that another script made, or an earlier release of this one, is read like its
 * own.
 */
export function createBrowserHistory(view: Window = window): History {
  const { history } = view
  const kept = () => (history.state ?? {}) as Kept
  const read = (): Location => {
    const { pathname, search, hash } = view.location
    const { usr = null, key = 'default' } = kept()
    return { pathname, search, hash, state: usr, key }
  }
  let action: NavigationType = 'POP'
  let location = read()
  const listeners = new Set<() => void>()
  const change = (next: NavigationType, to: Location) => {
    action = next
    location = to
    for (const listener of [...listeners]) listener()
  }
  if (typeof kept().idx !== 'number') history.replaceState({ ...kept(), idx: 0 }, '')
  view.addEventListener('popstate', () => change('POP', read()))
  const add = (next: 'PUSH' | 'REPLACE', to: Path, state: unknown = null) => {
    const key = newKey()
    const idx = (kept().idx ?? 0) + (next === 'PUSH' ? 1 : 0)
    const entry = { usr: state, key, idx }
    if (next === 'PUSH') history.pushState(entry, '', addressOf(to))
    else history.replaceState(entry, '', addressOf(to))
    change(next, { pathname: to.pathname, search: to.search, hash: to.hash, state, key })
  }
  return {
    get action() {
      return action
    },
    get location() {
      return location
    },
    push: (to, state) => add('PUSH', to, state),
    replace: (to, state) => add('REPLACE', to, state),
    go: (by) => history.go(by),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
