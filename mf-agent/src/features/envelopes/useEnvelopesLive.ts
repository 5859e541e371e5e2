import { envelopeChanged } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Reads again when an envelope changes, here or for whoever made it, and when the stream is back. */
export function useEnvelopesLive(again: () => void): void {
  const { events } = useRemote()
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    const stops = [
      events.on(envelopeChanged, () => latest.current()),
      events.on('stream:restored', () => latest.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
