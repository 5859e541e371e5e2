import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useLoaded } from '../../kernel/loading/useLoaded'
import type { DownloadSheetProps } from './DownloadSheet'

const load = () => import('./DownloadSheet').then(({ DownloadSheet }) => DownloadSheet)

/** Shows the download pop-up when home's bar or the member centre opens it (`download:open`). */
export function DownloadPlace() {
  const { events } = useShell()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Sheet = useLoaded<DownloadSheetProps>(load, isOpen, close, 'front')
  useEffect(() => {
    const end = new AbortController()
    events.on('download:open', () => setOpen(true), end.signal)
    return () => end.abort()
  }, [events])
  return Sheet && <Sheet isOpen={isOpen} onClose={close} />
}
