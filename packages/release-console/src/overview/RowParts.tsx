import { ChangeButton } from '../shared/ChangeButton'
import { ReleaseShares } from '../shared/ReleaseShares'
import { HealthLine } from '../shared/HealthLine'
import { healthFacts } from '../state/health-facts'
import { useConsoleText } from '../texts'
import type { RemoteRow } from './remote-rows'
import css from './RowParts.module.css'

/** The merchant's name, or how many merchants the row is about. */
export function RowName({ merchant, count }: Pick<RemoteRow, 'merchant' | 'count'>) {
  const t = useConsoleText()
  return count > 1 ? t('overview.everybody', { count }) : merchant
}

/** The releases of a merchant's visitors, the reason of its switch, and the removal of a pin. */
export function RowGets({ merchant, cell }: Pick<RemoteRow, 'merchant' | 'cell'>) {
  const t = useConsoleText()
  return (
    <div className={css.gets}>
      <div>
        <ReleaseShares shares={cell.gets} />
        {!cell.enabled && cell.why !== undefined && (
          <p className={css.why}>{t('overview.why', { why: cell.why })}</p>
        )}
      </div>
      {cell.pin !== undefined && <Unpin merchant={merchant} remote={cell.name} />}
    </div>
  )
}

/** Removes a merchant's pin. */
function Unpin({ merchant, remote }: { merchant: string; remote: string }) {
  const t = useConsoleText()
  const change = { kind: 'unpin', remote, merchant } as const
  return (
    <ChangeButton
      size="small"
      icon="map-pin"
      aria-label={t('overview.unpin', { remote, merchant })}
      ask={change}
      change={change}
    >
      {t('action.unpin')}
    </ChangeButton>
  )
}

/** The health of a merchant's own release, where most of its visitors get it; nothing where they get none. */
export function RowHealth({ cell, health, now }: Pick<RemoteRow, 'cell' | 'health'> & { now: number }) {
  if (cell.gets.every(({ release }) => release === null)) return null
  return <HealthLine facts={healthFacts(health, now)} />
}
