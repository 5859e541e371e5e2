import type { HostEvents } from '@plaza/events'
import { Icon } from '@plaza/ui/icon'
import { IconButton } from '@plaza/ui/icon-button'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { OverrideEntry } from './local-override'
import styles from './OverrideBadge.module.css'
import { OverrideRow, type Failed } from './OverrideRow'
import type { ResetOverride } from './reset-override'
import { useBuildError } from './use-build-error'
import { useOverrideText } from './use-override-text'

interface Props {
  entries: readonly OverrideEntry[]
  events: HostEvents
  /** The landmark around it, which it names. */
  place: HTMLElement
  reset: ResetOverride
}

/**
 * Says which remotes this tab takes from where, and takes them back (design §3). Closed it is one control at the side,
 * above what stands at the bottom; open when something needs to be said.
 */
export function OverrideBadge({ entries, events, place, reset }: Props) {
  const t = useOverrideText()
  const failures = useFailures(entries, events)
  const [isOpen, setOpen] = useState(() => entries.some(({ problem }) => problem))
  const title = t('title')
  useLayoutEffect(() => place.setAttribute('aria-label', title), [place, title])
  const buildError = useBuildError()
  useEffect(() => {
    if (buildError !== undefined) setOpen(true)
  }, [buildError])
  const hasTrouble = buildError !== undefined || failures.size > 0 || entries.some(({ problem }) => problem)
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.pill}
        data-trouble={hasTrouble || undefined}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <Icon name={hasTrouble ? 'alert-triangle' : 'transfer'} size={20} />
        <span className={styles.names}>{entries.map(({ remote }) => remote).join(', ')}</span>
      </button>
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
            buildError={entry.isWatched ? buildError : undefined}
            reset={reset}
          />
        ))}
      </ul>
    </section>
  )
}

/** What failed of the builds on this page, the latest of each: the page itself may go on with the store's release. */
function useFailures(entries: readonly OverrideEntry[], events: HostEvents): Map<string, Failed> {
  const [failures, setFailures] = useState(new Map<string, Failed>())
  useEffect(
    () =>
      events.on('remote:failed', (report) => {
        const isOfBuild = entries.some(({ planned }) => planned?.release === report.release)
        if (isOfBuild) setFailures((before) => new Map(before).set(report.remote, report))
      }),
    [entries, events],
  )
  return failures
}
