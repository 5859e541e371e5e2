import { busEventSchemas, type BusEvent, type BusEventName } from '@plaza/contract'

type Listener<N extends BusEventName> = (payload: BusEvent<N>) => void

/** The typed bus: one instance on a page (EVENT-1). */
export interface Bus {
  /** Hears an event until the returned function is called or the signal ends. */
  on<N extends BusEventName>(name: N, listener: Listener<N>, signal?: AbortSignal): () => void
  /** Says an event to every listener. @throws TypeError when the payload does not fit the contract. */
  say<N extends BusEventName>(name: N, payload: BusEvent<N>): void
}

/**
 * Makes a bus. A listener that throws does not keep the others from hearing: its error goes to `onError`.
 */
export function createBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<BusEventName, Set<(payload: never) => void>>()
  return {
    on(name, listener, signal) {
      if (signal?.aborted) return () => undefined
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      const off = () => {
        set.delete(listener)
        signal?.removeEventListener('abort', off)
      }
      signal?.addEventListener('abort', off)
      return off
    },
    say(name, payload) {
      const parsed = busEventSchemas[name].safeParse(payload)
      if (!parsed.success)
        throw new TypeError(`${name}: payload does not fit the contract`, { cause: parsed.error })
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(parsed.data as never)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
