import type { RemoteOverview } from '@plaza/contract/release'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { EmptyState } from '@plaza/ui/empty-state'
import { Icon } from '@plaza/ui/icon'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useCallback } from 'react'
import { useConsole } from '../shared/console-context'
import { ScreenTitle } from '../shared/ScreenTitle'
import { useLoaded } from '../shared/useLoaded'
import { useNow } from '../shared/useNow'
import { RecordList } from '../record/RecordList'
import { ErrorNote } from '../shared/ErrorNote'
import { Facts } from '../shared/Facts'
import { Failed } from '../shared/Failed'
import { remoteFacts } from '../shared/remote-facts'
import { useConsoleText } from '../texts'
import { ReleaseItem } from './ReleaseItem'
import { TimelineActions } from './TimelineActions'
import css from './TimelineScreen.module.css'

/** A remote's timeline: its current state, the rollback, its releases, and its audit trail (CONSOLE-1). */
export function TimelineScreen({ remote }: { remote: string }) {
  const t = useConsoleText()
  const { api, state } = useConsole()
  const load = useCallback(() => api.timeline(remote), [api, remote])
  const { value, error, isLoading, reload } = useLoaded(load, state.overview?.revision)
  const overview = state.overview?.remotes.find(({ name }) => name === remote)
  return (
    <div className={css.screen}>
      <a href="#/" className={css.back}>
        <Icon name="arrow-left" size={20} />
        <span>{t('overview.title')}</span>
      </a>
      <ScreenTitle title={remote} end={<TimelineActions remote={remote} overview={overview} />} />
      {overview && <Standing overview={overview} />}
      {error && value && <ErrorNote error={error} />}
      {error && !value && <Failed error={error} onRetry={reload} />}
      {isLoading && !value && (
        <Card aria-busy>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <SkeletonRows count={5} />
        </Card>
      )}
      {value && (
        <div className={css.columns}>
          <section aria-labelledby="releases" className={css.column}>
            <h2 id="releases" className={css.heading}>
              {t('timeline.releases')}
            </h2>
            {value.releases.length === 0 ? (
              <EmptyState drawing="boat" title={t('timeline.noReleases')} />
            ) : (
              <Card isFlush>
                <ul>
                  {value.releases.map((release) => (
                    <ReleaseItem
                      key={release.release}
                      remote={remote}
                      release={release}
                      overview={overview}
                    />
                  ))}
                </ul>
              </Card>
            )}
          </section>
          <section aria-labelledby="record" className={css.column}>
            <h2 id="record" className={css.heading}>
              {t('record.title')}
            </h2>
            <RecordList entries={value.record} />
          </section>
        </div>
      )}
    </div>
  )
}

/** A remote's current state. */
function Standing({ overview }: { overview: RemoteOverview }) {
  const t = useConsoleText()
  const { percent } = useFormats()
  const now = useNow(useConsole().now)
  return (
    <Card>
      <Facts facts={remoteFacts(overview, { t, percent, now })} />
    </Card>
  )
}
