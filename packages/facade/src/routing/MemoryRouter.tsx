import { useLayoutEffect, useState, type ReactNode } from 'react'
import { LocationContext, NavigationContext } from './context'
import { newKey, type History, type Location, type NavigationType } from './history'
import { resolve } from './resolve'

interface Props {
  children: ReactNode
  initialEntries?: readonly string[]
  /** Which of them is shown first; the last one when absent. */
  initialIndex?: number
}

function createMemoryHistory(entries: readonly string[], first: number): History {
  const listeners = new Set<() => void>()
  let stack: Location[] = entries.map((entry) => ({ ...resolve(entry, '/'), state: null, key: newKey() }))
  let at = first
  let action: NavigationType = 'POP'
  const here = (): Location => stack[at] ?? { ...resolve('/', '/'), state: null, key: 'default' }
  const change = (next: NavigationType) => {
    action = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get action() {
      return action
    },
    get location() {
      return here()
    },
    push(to, state = null) {
      stack = [...stack.slice(0, at + 1), { ...to, state, key: newKey() }]
      at += 1
      change('PUSH')
    },
    replace(to, state = null) {
      stack = stack.with(at, { ...to, state, key: newKey() })
      change('REPLACE')
    },
    go(by) {
      at = Math.min(Math.max(at + by, 0), stack.length - 1)
      change('POP')
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A router for tests, at an address that the test chooses. */
export function MemoryRouter({ children, initialEntries = ['/'], initialIndex }: Props) {
  const [history] = useState(() =>
    createMemoryHistory(initialEntries, initialIndex ?? initialEntries.length - 1),
  )
  const read = () => ({ location: history.location, navigationType: history.action })
  const [place, setPlace] = useState(read)
  useLayoutEffect(
    () => history.listen(() => setPlace({ location: history.location, navigationType: history.action })),
    [history],
  )
  return (
    <NavigationContext value={history}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  )
}
