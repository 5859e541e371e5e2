import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useSignInText } from '../../texts'
import type { RegisterMode } from './register-modes'
import styles from './ModeTabs.module.css'

interface Props {
  modes: readonly RegisterMode[]
  mode: RegisterMode
  onChange: (mode: RegisterMode) => void
  /** The fields of the present tab. */
  children: ReactNode
}

/**
 * The two tabs over the one form. Its panel has a name of its own: named by its tab it would be called as a field in
 * it is, "Username", and who looks for that field would find two.
 */
export function ModeTabs({ modes, mode, onChange, children }: Props) {
  const t = useSignInText()
  const id = useId()
  const labels: Record<RegisterMode, string> = {
    username: t('register.byUsername'),
    mobile: t('register.byMobile'),
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = modes.find((one) => one !== mode)
    if (!other) return
    onChange(other)
    event.currentTarget.querySelector<HTMLElement>(`[data-mode="${other}"]`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={t('register.modes')} className={styles.list} onKeyDown={move}>
        {modes.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={id + one}
            data-mode={one}
            aria-selected={one === mode}
            aria-controls={`${id}panel`}
            tabIndex={one === mode ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-label={t('register.panel')}>
        {children}
      </div>
    </div>
  )
}
