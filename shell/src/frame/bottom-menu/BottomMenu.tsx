import { contactServiceMs } from '@plaza/contract/kernel'
import { useHost } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useRef, type MouseEvent } from 'react'
import { depositPath, mainPath, registerPath } from '../../kernel/routes/paths'
import { useShellText } from '../../kernel/language/texts'
import { MenuEntry } from './MenuEntry'
import { useAwayFromTyping } from './useAwayFromTyping'
import { useEntries } from './useEntries'
import styles from './BottomMenu.module.css'

/**
 * The bottom menu (FRAME-8): home, and the contributions of remotes. A disabled remote's entry disappears and the
 * others spread; deposit is raised.
 */
export function BottomMenu() {
  const t = useShellText()
  const { events } = useHost()
  const here = mainPath(useLocation().pathname)
  const entries = useEntries()
  const menu = useRef<HTMLElement>(null)
  useAwayFromTyping(menu)
  // While its page is closed the entry stays and names a contact.
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    events.say('toast', {
      kind: 'info',
      text: t('contactService'),
      durationMs: contactServiceMs,
      id: 'contact-service',
    })
  }
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('nav.main')}>
      <ul className={styles.entries} role="list">
        {entries.map((entry) => (
          <MenuEntry
            key={entry.id}
            entry={entry}
            isHere={entry.route === here}
            isRaised={entry.route === depositPath || entry.route === registerPath}
            onPress={entry.isRefused ? refuse : undefined}
          />
        ))}
      </ul>
    </nav>
  )
}
