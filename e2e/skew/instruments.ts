/**
 * Live objects of a page by kind; `own` counts those created by the tested release, by the stack of their creation.
 */
export interface Alive {
  intervals: number
  timeouts: number
  listeners: number
  subscriptions: number
  styles: number
  elements: number
  own: { intervals: string[]; timeouts: string[]; listeners: string[]; subscriptions: string[] }
}

/** Something that was begun on the page and has not ended, and the place in the release's code that began it. */
interface Begun {
  kind: 'intervals' | 'timeouts' | 'listeners' | 'subscriptions'
  /** File, line and column in the release on trial; undefined where others began it. */
  at: string | undefined
}

/** The matrix's instruments, for the code inside the page. */
export interface Instruments {
  begin: (kind: Begun['kind']) => () => void
  /** Where in the release on trial the present call was made; undefined when others made it. */
  caller: () => string | undefined
  alive: () => Alive
  /** Places in which the release was ever drawn: path of the page. */
  seen: string[]
}

declare global {
  interface Window {
    skewInstruments: Instruments
  }
}

/**
 * Runs in the page before its scripts: watches timers, listeners of what outlives an element, and where the release
 * under `owner` (`/assets/…/`) is drawn. Sent as text, so it names nothing outside of itself.
 */
export function instrument({
  owner,
  remote,
  release,
}: {
  owner: string
  remote: string
  release: string
}): void {
  Error.stackTraceLimit = 60
  const begun = new Set<Begun>()
  const caller = (): string | undefined => {
    const stack = new Error().stack ?? ''
    const from = stack.indexOf(owner)
    return from < 0 ? undefined : /^[^\s)]+/.exec(stack.slice(from + owner.length))?.[0]
  }
  const begin = (kind: Begun['kind']): (() => void) => {
    const entry = { kind, at: caller() }
    begun.add(entry)
    return () => void begun.delete(entry)
  }

  const timers = new Map<number, () => void>()
  const { setInterval: every, setTimeout: after, clearInterval, clearTimeout } = window
  const once = (handler: TimerHandler, ended: () => void): TimerHandler =>
    typeof handler === 'function'
      ? (...args: unknown[]) => {
          ended()
          ;(handler as (...given: unknown[]) => void)(...args)
        }
      : handler
  Object.assign(window, {
    setInterval: (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
      const id = every(handler, ms, ...args)
      timers.set(id, begin('intervals'))
      return id
    },
    setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
      const end = begin('timeouts')
      const id = after(once(handler, end), ms, ...args)
      timers.set(id, end)
      return id
    },
    clearInterval: (id?: number) => {
      timers.get(id ?? -1)?.()
      clearInterval(id)
    },
    clearTimeout: (id?: number) => {
      timers.get(id ?? -1)?.()
      clearTimeout(id)
    },
  })

  type Listening = { target: EventTarget; type: string; listener: unknown; capture: boolean; end: () => void }
  const heard: Listening[] = []
  const isLasting = (target: EventTarget) =>
    !(target instanceof Element && target !== document.documentElement && target !== document.body) &&
    !(target instanceof AbortSignal) &&
    !(target instanceof XMLHttpRequest)
  const captures = (options: unknown) =>
    typeof options === 'object' && options !== null && 'capture' in options
      ? options.capture === true
      : options === true
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const stop = (entry: Listening) => {
    entry.end()
    const place = heard.indexOf(entry)
    if (place >= 0) heard.splice(place, 1)
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    const given = typeof options === 'object' ? options : {}
    const capture = captures(options)
    const isKnown = heard.some(
      (one) =>
        one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    )
    if (isLasting(target) && listener && !given.once && !given.signal?.aborted && !isKnown) {
      const entry = { target, type, listener, capture, end: begin('listeners') }
      heard.push(entry)
      if (given.signal) addEventListener.call(given.signal, 'abort', () => stop(entry))
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window
    const capture = captures(options)
    const entry = heard.find(
      (one) =>
        one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    )
    if (entry) stop(entry)
    removeEventListener.call(target, type, listener, options)
  }

  const seen: string[] = []
  const look = () => {
    if (!document.querySelector(`[data-remote="${remote}"][data-release="${release}"]`)) return
    if (!seen.includes(location.pathname)) seen.push(location.pathname)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })

  const ownOf = (kind: Begun['kind']) =>
    [...begun].flatMap((entry) => (entry.kind === kind && entry.at !== undefined ? [entry.at] : []))
  const count = (kind: Begun['kind']) => [...begun].filter((entry) => entry.kind === kind).length
  window.skewInstruments = {
    begin,
    caller,
    seen,
    alive: () => ({
      intervals: count('intervals'),
      timeouts: count('timeouts'),
      listeners: count('listeners'),
      subscriptions: count('subscriptions'),
      styles: document.styleSheets.length + document.adoptedStyleSheets.length,
      elements: document.querySelectorAll('*').length,
      own: {
        intervals: ownOf('intervals'),
        timeouts: ownOf('timeouts'),
        listeners: ownOf('listeners'),
        subscriptions: ownOf('subscriptions'),
      },
    }),
  }
}
