import type { BusEvent } from '@plaza/contract'
import { createToastStore, ToastViewport } from '@plaza/ui/toast'
import { useEffect, useState } from 'react'
import type { Inbox } from './inbox'

export interface ToastHostProps {
  inbox: Inbox<BusEvent<'toast'>>
}

/** Lets the live region stand empty for this long, so that what comes into it is read out, ms. */
const settleMs = 60

/** The viewport of the toasts with its store. */
export function ToastHost({ inbox }: ToastHostProps) {
  const [store] = useState(createToastStore)
  useEffect(() => {
    let close: (() => void) | undefined
    const timer = setTimeout(() => {
      close = inbox.open((toast) => void store.show(toast))
    }, settleMs)
    return () => {
      clearTimeout(timer)
      close?.()
    }
  }, [inbox, store])
  return <ToastViewport store={store} />
}
