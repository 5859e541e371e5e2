import { useStoreValue } from '@plaza/events'
import { IconButton } from '@plaza/ui/icon-button'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useLayoutEffect, useState } from 'react'
import type { BuildFailures } from './build-failures'
import type { OverrideEntry } from './local-override'
import styles from './OverrideBadge.module.css'
import { OverrideRow } from './OverrideRow'
import type { ResetOverride } from './reset-override'
import { useBuildErrors } from './useBuildErrors'
import { useOverrideText } from './useOverrideText'

interface Props {
  entries: readonly OverrideEntry[]
  failures: BuildFailures
  /** The landmark around it, which it labels. */
  place: HTMLElement
  reset: ResetOverride
}

/**
 * Shows which remotes this tab overrides and from where, and removes overrides. Closed, it is a narrow tab in the
 * margin beside the page, which covers nothing and names a problem in a word; a press opens it.
 */
export function OverrideBadge({ entries, failures: kept, place, reset }: Props) {
  const t = useOverrideText()
  const failures = useStoreValue(kept)
  const [isOpen, setOpen] = useState(false)
  const title = t('title')
  useLayoutEffect(() => place.setAttribute('aria-label', title), [place, title])
  const buildErrors = useBuildErrors(entries)
  const trouble =
    buildErrors.size > 0
      ? t('tab.broken')
      : failures.size > 0
        ? t('tab.failed')
        : entries.some(({ problem }) => problem)
          ? t('tab.unused')
          : undefined
  const names = entries.map(({ remote }) => remote).join(', ')
  if (!isOpen)
    return (
      <>
        <button
          type="button"
          className={styles.tab}
          data-trouble={trouble !== undefined || undefined}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          <span className={styles.word}>{trouble ?? names}</span>
          {trouble !== undefined && <VisuallyHidden>{names}</VisuallyHidden>}
        </button>
        <div role="status">
          <VisuallyHidden>{trouble}</VisuallyHidden>
        </div>
      </>
    )
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>{t('about')}</p>
        <IconButton icon="x" label={t('dismiss')} onClick={() => setOpen(false)} />
      </header>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <OverrideRow
            key={entry.remote}
            entry={entry}
            failure={failures.get(entry.remote)}
            buildError={buildErrors.get(entry.remote)}
            reset={reset}
          />
        ))}
      </ul>
    </section>
  )
}
