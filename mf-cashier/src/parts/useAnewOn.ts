import { useForget } from '@plaza/client'
import type { AnyCall, EventDefinition } from '@plaza/contract/kernel'
import type { BusEventName } from '@plaza/contract/page'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'
import { useOnceStreamed } from './useOnceStreamed'

/** Loads an answer again when an event says that it changed, in any tab and on any device, or that it may have changed before this page received events. */
export function useAnewOn(event: EventDefinition | BusEventName, call: AnyCall): void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef(() => forget(call))
  useEffect(() => {
    latest.current = () => forget(call)
  })
  useEffect(() => {
    const again = () => latest.current()
    const subscribed = typeof event === 'string' ? events.on(event, again) : events.on(event, again)
    const stops = [subscribed, events.on('stream:restored', again)]
    return () => stops.forEach((stop) => stop())
  }, [events, event])
  useOnceStreamed(() => forget(call))
}
