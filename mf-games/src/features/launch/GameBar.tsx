import type { Game, Play } from '@plaza/contract/play'
import { useText } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import { Menu, type MenuItem } from '@plaza/ui/menu'
import { useCallback, useRef, useState } from 'react'
import { useLaunchText } from '../../locales/launch/texts'
import { BarMoney } from './BarMoney'
import { BarTimes } from './BarTimes'
import styles from './GameBar.module.css'

export interface GameBarProps {
  /** Absent until the game is known. */
  game: Game | undefined
  /** Absent until it is open. */
  play: Play | undefined
  isDemo: boolean
  items: MenuItem[]
  onBack: () => void
}

/**
 * Header of the game page: exit, name, clock, time in game, balance and net position (RG-5). In a low landscape window
 * it moves to the side, so that the game keeps its height.
 */
export function GameBar({ game, play, isDemo, items, onBack }: GameBarProps) {
  const t = useLaunchText()
  const ui = useText('ui')
  const menu = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <header className={styles.bar}>
      <IconButton icon="arrow-left" label={ui('back')} onClick={onBack} />
      <span className={styles.title}>
        <h1 translate="no" className={styles.name}>
          {game?.gameName ?? t('launch.title')}
        </h1>
        <BarTimes startedAt={play?.startedAt} />
      </span>
      <BarMoney play={play} vendor={game?.vassalage} isDemo={isDemo} />
      <IconButton
        ref={menu}
        icon="menu"
        label={t('bar.menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={items.length === 0}
        onClick={() => setOpen(true)}
      />
      <Menu isOpen={isOpen} onClose={close} anchor={menu} label={t('bar.menu')} items={items} />
    </header>
  )
}
