import type { EventDefinition, PayloadOf } from '@plaza/contract/kernel'
import { busEventSchemas, type BusEvent, type BusEventName } from '@plaza/contract/page'

/** The typed bus: one instance on a page (EVENT-1). */
export interface Bus {
  /** Subscribes to an event of the contract until the returned function is called or the signal aborts. */
  on<N extends BusEventName>(
    name: N,
    listener: (payload: BusEvent<N>) => void,
    signal?: AbortSignal,
  ): () => void
  /**
   * Subscribes to an event that a remote defines; the page need not know it. An invalid payload is not delivered. `about`
   * are the subjects that the stream should report, all of them when absent; the listener may be called for others too.
   */
  on<E extends EventDefinition>(
    event: E,
    listener: (payload: PayloadOf<E>) => void,
    signal?: AbortSignal,
    about?: readonly string[],
  ): () => void
  /**
   * Emits an event to every listener. An event unknown to the page is dropped: whether a release fits its host was
   * decided before it was loaded. @throws TypeError when the payload does not fit the event's schema
   */
  say<N extends BusEventName>(name: N, payload: BusEvent<N>): void
  say<E extends EventDefinition>(event: E, payload: PayloadOf<E>): void
}

export interface BusOptions {
  /** Called with an error that a listener throws; the other listeners still receive the event. */
  onError: (error: unknown) => void
  /** Called for an event that no definition on this page covers. */
  onUnknown: (name: string) => void
  /** Called with the topics of the stream that the listeners of remotes' events want, sorted, whenever they change. */
  onTopics?: (topics: readonly string[]) => void
}

/** A bus, and the functions that only the page itself uses. */
export interface PageBus {
  bus: Bus
  knows: (name: string) => boolean
  /** Emits an event from outside. Returns whether the payload fits the schema of the page or of any listener. */
  pass: (name: string, payload: unknown) => boolean
}

interface Listener {
  /** The schema of an event that a remote defines. */
  schema: EventDefinition['schema'] | undefined
  handler: (payload: never) => void
  about: readonly string[] | undefined
}

const schemaOf = (name: string): EventDefinition['schema'] | undefined =>
  Object.hasOwn(busEventSchemas, name) ? busEventSchemas[name as BusEventName] : undefined

/** What the stream should tell a page: events without a definition of the contract, and subjects of them. */
function topicsOf(listeners: Map<string, Set<Listener>>): string[] {
  const topics = [...listeners].flatMap(([name, set]) => {
    if (set.size === 0 || schemaOf(name) !== undefined) return []
    const subjects = [...set].map(({ about }) => about)
    return subjects.includes(undefined)
      ? [name]
      : subjects.flatMap((some) => some?.map((one) => `${name}/${one}`) ?? [])
  })
  return [...new Set(topics)].sort()
}

/** Makes a bus. Events of the contract are checked once; those of remotes by each listener's own definition. */
export function createBus({ onError, onUnknown, onTopics }: BusOptions): PageBus {
  const listeners = new Map<string, Set<Listener>>()
  const changed = (name: string) => schemaOf(name) === undefined && onTopics?.(topicsOf(listeners))
  const knows = (name: string) => schemaOf(name) !== undefined || (listeners.get(name)?.size ?? 0) > 0
  const pass = (name: string, payload: unknown): boolean => {
    const common = schemaOf(name)?.safeParse(payload)
    if (common && !common.success) return false
    let isHeard = common !== undefined
    for (const { schema, handler } of [...(listeners.get(name) ?? [])]) {
      const own = common ?? schema?.safeParse(payload)
      if (!own?.success) continue
      isHeard = true
      try {
        handler(own.data as never)
      } catch (error) {
        onError(error)
      }
    }
    return isHeard
  }
  const bus: Bus = {
    on(
      event: string | EventDefinition,
      handler: Listener['handler'],
      signal?: AbortSignal,
      about?: readonly string[],
    ) {
      if (signal?.aborted) return () => undefined
      const { name, schema } = typeof event === 'string' ? { name: event, schema: undefined } : event
      const set = listeners.get(name) ?? new Set<Listener>()
      const listener = { schema, handler, about }
      listeners.set(name, set.add(listener))
      const off = () => {
        signal?.removeEventListener('abort', off)
        if (set.delete(listener)) changed(name)
      }
      signal?.addEventListener('abort', off)
      changed(name)
      return off
    },
    say(event: string | EventDefinition, payload: unknown) {
      const name = typeof event === 'string' ? event : event.name
      const schema = schemaOf(name) ?? (typeof event === 'string' ? undefined : event.schema)
      if (!schema) return onUnknown(name)
      const parsed = schema.safeParse(payload)
      if (!parsed.success)
        throw new TypeError(`${name}: payload does not fit the contract`, { cause: parsed.error })
      pass(name, payload)
    },
  }
  return { bus, knows, pass }
}
