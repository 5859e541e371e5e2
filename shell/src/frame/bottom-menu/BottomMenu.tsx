import { contactServiceMs } from '@plaza/contract/kernel'
import { useHost } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import type { MouseEvent } from 'react'
import { depositPath, mainPath } from '../../kernel/routes/paths'
import { useShellText } from '../../kernel/language/texts'
import { MenuEntry } from './MenuEntry'
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
    <nav className={styles.menu} aria-label={t('nav.main')}>
      <ul className={styles.entries} role="list">
        {entries.map((entry) => (
          <MenuEntry
            key={entry.id}
            entry={entry}
            isHere={entry.route === here}
            isRaised={entry.route === depositPath}
            onPress={entry.isRefused ? refuse : undefined}
          />
        ))}
      </ul>
    </nav>
  )
}
