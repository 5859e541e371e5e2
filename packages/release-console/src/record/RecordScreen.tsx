import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useCallback, useState } from 'react'
import { useConsole } from '../shared/console-context'
import { ScreenTitle } from '../shared/ScreenTitle'
import { useLoaded } from '../shared/useLoaded'
import { ErrorNote } from '../shared/ErrorNote'
import { Failed } from '../shared/Failed'
import { Note } from '../shared/Note'
import { Select } from '../shared/Select'
import { useConsoleText } from '../texts'
import { RecordList } from './RecordList'
import css from './RecordScreen.module.css'

const step = 100

/** The whole record: every action and every refusal, of all remotes or of one. */
export function RecordScreen() {
  const t = useConsoleText()
  const { api, state } = useConsole()
  const [remote, setRemote] = useState('')
  const [limit, setLimit] = useState(step)
  const load = useCallback(() => api.record(limit, remote || undefined), [api, limit, remote])
  const { value, error, isLoading, reload } = useLoaded(load, state.overview?.revision)
  const names = state.overview?.remotes.map(({ name }) => name) ?? []
  return (
    <div className={css.screen}>
      <ScreenTitle
        title={t('record.title')}
        detail={t('record.detail')}
        end={
          <Button icon="refresh" isBusy={isLoading} onClick={reload}>
            {t('refresh')}
          </Button>
        }
      />
      <div className={css.filter}>
        <Select
          label={t('record.remote')}
          name="remote"
          value={remote}
          options={[
            { value: '', label: t('record.all') },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={setRemote}
        />
      </div>
      {value && value.damaged.length > 0 && (
        <Note tone="danger" icon={<Icon name="alert" size={20} />}>
          {t('record.damaged', { files: value.damaged.join(', ') })}
        </Note>
      )}
      {error && value && <ErrorNote error={error} />}
      {error && !value && <Failed error={error} onRetry={reload} />}
      {isLoading && !value && (
        <Card aria-busy>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <SkeletonRows count={6} />
        </Card>
      )}
      {value && <RecordList entries={value.entries} namesRemote />}
      {value && value.entries.length >= limit && limit < 500 && (
        <Button isBlock onClick={() => setLimit(limit + step)}>
          {t('record.more')}
        </Button>
      )}
    </div>
  )
}
