import { useForget } from '@plaza/client'
import type { AnyCall } from '@plaza/contract/kernel'
import { transferChanged } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Asks for an answer anew when a transfer has another state, in any tab and on any device. */
export function useTransferChanges(call: AnyCall): void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef(() => forget(call))
  useEffect(() => {
    latest.current = () => forget(call)
  })
  useEffect(() => {
    const again = () => latest.current()
    const stops = [events.on(transferChanged, again), events.on('stream:restored', again)]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
