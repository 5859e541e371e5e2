import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from '../icon'
import { Spinner } from '../spinner'
import { cx } from '../cx'
import type { Toast, ToastStore } from './toast-store'
import css from './Toast.module.css'

const icons: Record<Exclude<Toast['kind'], 'loading'>, IconName> = {
  info: 'info',
  success: 'check',
  error: 'alert',
}

export interface ToastViewportProps {
  store: ToastStore
  /** Opens the page that a toast's action leads to. */
  onGo?: (to: string) => void
}

/**
 * Renders the toasts. Put it inside a polite live region of the host that exists before the first toast, because screen
 * readers announce only changes of a region that they already know.
 */
export function ToastViewport({ store, onGo }: ToastViewportProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return (
    <div className={css.viewport}>
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={cx(css.toast, css[toast.kind])}
          onClick={() => store.dismiss(toast.id)}
        >
          {toast.kind === 'loading' ? <Spinner label="" /> : <Icon name={icons[toast.kind]} size={20} />}
          <span>{toast.text}</span>
          {toast.action && <ToastLink {...toast.action} onGo={onGo} />}
        </div>
      ))}
    </div>
  )
}

function ToastLink({ text, to, onGo }: { text: string; to: string; onGo: ToastViewportProps['onGo'] }) {
  return (
    <a
      href={to}
      className={css.action}
      onClick={(event) => {
        if (!onGo) return
        event.preventDefault()
        onGo(to)
      }}
    >
      {text}
    </a>
  )
}
