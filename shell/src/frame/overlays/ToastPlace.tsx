import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../kernel/page/context'
import { createInbox } from './inbox'
import { overlaysGo } from './overlays-go'
import type { ToastHostProps } from './ToastHost'
import type { ToastOrder } from './toast-order'

/**
 * Shows `toast` events until their time has passed or `toast:hide`; those sent while the code loads wait. A new token
 * removes all toasts (SESSION-2). The polite live region exists from the start, because screen readers announce only
 * changes of a region that they know.
 */
export function ToastPlace() {
  const { events } = useShell()
  const [inbox] = useState(() => createInbox<ToastOrder>())
  const [Host, setHost] = useState<ComponentType<ToastHostProps>>()
  useEffect(() => {
    const end = new AbortController()
    let coming: Promise<void> | undefined
    const load = () =>
      import('./ToastHost').then(
        ({ ToastHost }) => setHost(() => ToastHost),
        () => {
          // If loading failed, the next toast loads the code again; this one waits for it.
          coming = undefined
        },
      )
    events.on(
      'toast',
      (toast) => {
        inbox.put({ kind: 'show', toast })
        coming ??= load()
      },
      end.signal,
    )
    events.on('toast:hide', ({ id }) => inbox.put({ kind: 'hide', id }), end.signal)
    overlaysGo(events, () => inbox.put({ kind: 'hide-all' }), end.signal)
    return () => end.abort()
  }, [events, inbox])
  return (
    <div role="status" aria-live="polite" aria-atomic="false">
      {Host && <Host inbox={inbox} />}
    </div>
  )
}
