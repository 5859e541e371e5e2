import { useNavigate } from '@plaza/facade/router'
import { createToastStore, ToastViewport, type ToastStore } from '@plaza/ui/toast'
import { useEffect, useState } from 'react'
import type { Inbox } from './inbox'
import type { ToastOrder } from './toast-order'

export interface ToastHostProps {
  inbox: Inbox<ToastOrder>
}

/** The viewport of the toasts with its store. */
export function ToastHost({ inbox }: ToastHostProps) {
  const [store] = useState(createToastStore)
  useEffect(() => inbox.open((order) => obey(store, order)), [inbox, store])
  const navigate = useNavigate()
  return <ToastViewport store={store} onGo={(to) => void navigate(to)} />
}

function obey(store: ToastStore, order: ToastOrder): void {
  switch (order.kind) {
    case 'show':
      store.show(order.toast)
      return
    case 'hide':
      store.dismiss(order.id)
      return
    case 'hide-all':
      for (const { id } of store.getState()) store.dismiss(id)
  }
}
