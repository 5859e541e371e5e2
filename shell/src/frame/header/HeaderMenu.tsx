import { Avatar } from '@plaza/ui/avatar'
import type { MenuProps } from '@plaza/ui/menu'
import { useCallback, useRef, useState } from 'react'
import { useLoaded } from '../../kernel/loading/useLoaded'
import { useShellText } from '../../kernel/language/texts'
import { LanguageSheet } from '../../parts/language/LanguageSheet'
import { UnreadDot } from '../unread/UnreadDot'
import { useMenuItems } from './useMenuItems'
import styles from './HeaderMenu.module.css'

const loadMenu = () => import('@plaza/ui/menu').then(({ Menu }) => Menu)

/** The menu of the signed-in header, at the avatar (FRAME-5); its code loads when it is first opened. */
export function HeaderMenu({ name }: { name: string }) {
  const t = useShellText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const items = useMenuItems(() => setChoosing(true))
  const Menu = useLoaded<MenuProps>(loadMenu, isOpen, close)
  return (
    <>
      <span className={styles.place}>
        <button
          ref={anchor}
          type="button"
          className={styles.button}
          aria-label={t('header.menu')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Avatar name={name} size={32} />
        </button>
        <UnreadDot />
      </span>
      {Menu && (
        <Menu
          isOpen={isOpen}
          onClose={close}
          anchor={anchor}
          label={t('header.menu')}
          items={items}
          head={
            <span translate="no" className={styles.name}>
              {name}
            </span>
          }
        />
      )}
      <LanguageSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
