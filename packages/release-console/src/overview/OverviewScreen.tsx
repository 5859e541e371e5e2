import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { useDeferredValue, useMemo, useState } from 'react'
import { useConsole } from '../shared/console-context'
import { ScreenTitle } from '../shared/ScreenTitle'
import { useMedia } from '../shared/useMedia'
import { useNow } from '../shared/useNow'
import { ErrorNote } from '../shared/ErrorNote'
import { Failed } from '../shared/Failed'
import { useConsoleText } from '../texts'
import { OverviewSkeleton } from './OverviewSkeleton'
import { remoteGroups } from './remote-rows'
import { RemoteSection, rowsAtFirst } from './RemoteSection'
import css from './OverviewScreen.module.css'

/** Merchants × remotes: current releases, health, and switches (CONSOLE-1). */
export function OverviewScreen() {
  const t = useConsoleText()
  const { state, reload, now } = useConsole()
  const time = useNow(now)
  const isWide = useMedia('(min-width: 768px)')
  const { overview, error, changed } = state
  const [wanted, setWanted] = useState('')
  const filter = useDeferredValue(wanted.trim().toLowerCase())
  const groups = useMemo(() => (overview ? remoteGroups(overview, filter) : []), [overview, filter])
  return (
    <div className={css.screen}>
      <ScreenTitle title={t('overview.title')} detail={t('overview.detail')} />
      {!overview && !error && <OverviewSkeleton />}
      {!overview && error && <Failed error={error} onRetry={reload} />}
      {overview && error && <ErrorNote error={error} />}
      {overview && overview.merchants.length > rowsAtFirst && (
        <TextField
          label={t('overview.find')}
          name="merchant"
          icon="search"
          autoComplete="off"
          value={wanted}
          onChange={setWanted}
        />
      )}
      {overview && groups.length === 0 && <EmptyState drawing="boat" title={t('overview.empty')} />}
      {overview &&
        groups.map((group) => (
          <RemoteSection
            key={group.remote.name}
            group={group}
            changed={changed}
            revision={overview.revision}
            isWide={isWide}
            now={time}
          />
        ))}
    </div>
  )
}
