import { useForget } from '@plaza/client'
import type { AnyCall } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Asks for a list anew when an order of the account has moved, in this tab or elsewhere. */
export function useRecordChanges(call: AnyCall): void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef(() => forget(call))
  useEffect(() => {
    latest.current = () => forget(call)
  })
  useEffect(() => {
    const again = () => latest.current()
    const stops = [events.on('order:changed', again), events.on('stream:restored', again)]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
