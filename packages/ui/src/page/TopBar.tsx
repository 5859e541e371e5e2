import { useText } from '@plaza/i18n'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import css from './TopBar.module.css'

export interface TopBarProps {
  title: string
  onBack: () => void
  /** At the end: one button or badge. */
  end?: ReactNode
}

/** Back arrow and centred title of a page on which the shell's header is hidden (SESSION-4, FRAME-2). */
export function TopBar({ title, onBack, end }: TopBarProps) {
  const t = useText('ui')
  return (
    <div className={css.bar}>
      <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />
      <h1 className={css.title}>{title}</h1>
      <div className={css.end}>{end}</div>
    </div>
  )
}
