import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useLoaded } from '../../kernel/loading/useLoaded'
import type { DialogHostProps } from './DialogHost'
import type { DialogRequest } from './dialog-request'
import { overlaysGo } from './overlays-go'
import { useSignInStep } from './useSignInStep'

const loadHost = () => import('./DialogHost').then(({ DialogHost }) => DialogHost)

/** Shows requested dialogs: one at a time, the latest, until a token appears (SESSION-2). */
export function DialogPlace() {
  const { events } = useShell()
  const [dialog, setDialog] = useState<{ request?: DialogRequest; isOpen: boolean }>({ isOpen: false })
  const close = useCallback(() => setDialog(({ request }) => ({ request, isOpen: false })), [])
  const open = useCallback((request: DialogRequest) => setDialog({ request, isOpen: true }), [])
  const Host = useLoaded<DialogHostProps>(loadHost, dialog.isOpen, close)
  useSignInStep(open)
  useEffect(() => {
    const end = new AbortController()
    events.on('dialog', (asked) => open({ kind: 'notice', ...asked }), end.signal)
    events.on('session:logout-request', () => open({ kind: 'sign-out' }), end.signal)
    overlaysGo(events, close, end.signal)
    return () => end.abort()
  }, [events, open, close])
  if (!Host || !dialog.request) return null
  return <Host request={dialog.request} isOpen={dialog.isOpen} onClose={close} />
}
