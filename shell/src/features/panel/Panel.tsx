import { IconButton } from '@plaza/ui/icon-button'
import { useId, type KeyboardEvent } from 'react'
import { useReleasesText } from '../../kernel/language/texts'
import { PanelFacts } from './PanelFacts'
import { PanelRecords } from './PanelRecords'
import { PanelRemotes } from './PanelRemotes'
import { useFacts } from './useFacts'
import styles from './Panel.module.css'

interface Props {
  onClose: () => void
  /** Called regularly while the panel is open. */
  onLook: () => void
}

/** Shows live what this page has loaded, which releases and why; for developers (OPS-1). */
export function Panel({ onClose, onLook }: Props) {
  const t = useReleasesText()
  const title = useId()
  const facts = useFacts(onLook)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const events = facts.events.map(({ name, at, ...details }) => ({ name, at, details }))
  const failures = facts.failures.map(({ remote, release, phase, cause, reference }) => ({
    name: `${remote} ${release}`,
    details: { phase, cause, reference },
  }))
  return (
    <aside aria-labelledby={title} className={styles.panel} onKeyDown={closeOnEscape}>
      <header className={styles.head}>
        <h2 id={title}>{t('panel.title')}</h2>
        <IconButton icon="x" label={t('panel.close')} onClick={onClose} />
      </header>
      <div className={styles.body} role="group" aria-labelledby={title} tabIndex={0}>
        <PanelFacts
          title={t('panel.page')}
          facts={[
            [t('panel.revision'), String(facts.revision)],
            [t('panel.merchant'), facts.merchant],
            [t('panel.shell'), facts.shell],
            [t('panel.pageLoad'), facts.page],
          ]}
        />
        <PanelRemotes remotes={facts.remotes} unavailable={facts.unavailable} />
        <PanelRecords title={t('panel.failures')} none={t('panel.noFailures')} records={failures} />
        <PanelRecords title={t('panel.events')} none={t('panel.noEvents')} records={events} />
        <PanelFacts
          title={t('panel.shared')}
          facts={Object.entries(facts.shared).map(([name, versions]) => [name, versions.join(', ')])}
        />
      </div>
    </aside>
  )
}
