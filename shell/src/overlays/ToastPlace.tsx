import type { BusEvent } from '@plaza/contract'
import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../app/context'
import { createInbox } from './inbox'
import type { ToastHostProps } from './ToastHost'

/** Shows what is said as `toast`; what is said while the code is on its way waits. */
export function ToastPlace() {
  const { events } = useShell()
  const [inbox] = useState(() => createInbox<BusEvent<'toast'>>())
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
        inbox.put(toast)
        coming ??= load()
      },
      end.signal,
    )
    return () => end.abort()
  }, [events, inbox])
  return Host && <Host inbox={inbox} />
}
