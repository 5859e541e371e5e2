import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { Note } from '../shared/Note'
import { useRightsReason } from '../shared/useRightsReason'
import { timeZone } from '../shared/time-zone'
import { When } from '../shared/When'
import { useConsoleText } from '../texts'
import css from './Bars.module.css'
import { useConsole } from '../shared/console-context'
import { useNow } from '../shared/useNow'

/** What is to be known above everything: a lost connection, an unreadable store, and what this token may not. */
export function Bars() {
  const t = useConsoleText()
  const { me, state, status, reload, now } = useConsole()
  const { relative, dateTime } = useFormats()
  const reason = useRightsReason()
  const time = useNow(now)
  const store = state.overview?.store
  return (
    <div className={css.bars}>
      {status === 'lost' && (
        <Note
          tone="warning"
          icon={<Icon name="wifi-off" size={20} />}
          action={
            <Button size="small" icon="refresh" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          <span>{t('lost.text')}</span>{' '}
          {state.loadedAt !== undefined && (
            <>
              <span>{t('lost.from')}</span> <When at={state.loadedAt} />.
            </>
          )}
        </Note>
      )}
      {store && !store.isReadable && (
        <Note tone="danger" icon={<Icon name="alert" size={20} />} isAlert>
          <strong>{t('store.unreadable')}</strong>{' '}
          <span>
            {store.endsAt > time
              ? t('store.holds', {
                  span: relative(store.endsAt, time),
                  time: dateTime(store.endsAt, { timeZone }),
                })
              : t('store.over')}
          </span>
        </Note>
      )}
      <p id="rights-reason" className={me.role === 'engineer' ? css.hidden : css.rights}>
        <Icon name="lock" size={16} />
        <span>{reason}</span>
      </p>
    </div>
  )
}
