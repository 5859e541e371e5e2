import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../kernel/page/context'
import { createInbox } from './inbox'
import { overlaysGo } from './overlays-go'
import type { ToastHostProps } from './ToastHost'
import type { ToastOrder } from './toast-order'

/**
 * Shows what is said as `toast`, until its time or `toast:hide`; what is said while the code is on its way waits. The
 * token's appearance takes all away (SESSION-2). The polite live region is there from the start, because a screen
 * reader hears only what comes into a region that it has seen.
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
          // The next toast asks again; this one waits for it.
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
