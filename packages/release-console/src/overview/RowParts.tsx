import { healthFacts } from '../state/health-facts'
import { Gets } from '../shared/Gets'
import { HealthLine } from '../shared/HealthLine'
import { useConsoleText } from '../texts'
import type { RemoteRow } from './remote-rows'
import css from './RowParts.module.css'

/** What a merchant's visitors get, and why it was switched as it is. */
export function RowGets({ cell }: Pick<RemoteRow, 'cell'>) {
  const t = useConsoleText()
  return (
    <>
      <Gets shares={cell.gets} />
      {!cell.enabled && cell.why !== undefined && (
        <p className={css.why}>{t('overview.why', { why: cell.why })}</p>
      )}
    </>
  )
}

/** How the release does that most of a merchant's visitors get. */
export function RowHealth({ cell, health, now }: Pick<RemoteRow, 'cell' | 'health'> & { now: number }) {
  const t = useConsoleText()
  if (cell.gets.every(({ release }) => release === null))
    return <span className={css.none}>{t('health.off')}</span>
  return <HealthLine facts={healthFacts(health, now)} />
}
