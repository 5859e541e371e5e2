import type { CrashOutcome, MinesOutcome, RoundOutcome, SlotOutcome } from '@plaza/fair'
import { MinesBoard } from './MinesBoard'
import styles from './Outcome.module.css'
import { SlotGrid } from './SlotGrid'
import { useFairText } from './useFairText'

/** The outcome of a round, in words and grids. */
export function Outcome({ outcome }: { outcome: RoundOutcome }) {
  if ('grid' in outcome) return <SlotWords outcome={outcome} />
  if ('mines' in outcome) return <MinesWords outcome={outcome} />
  return <CrashWords outcome={outcome} />
}

function SlotWords({ outcome }: { outcome: SlotOutcome }) {
  const { t, times } = useFairText()
  return (
    <div className={styles.outcome}>
      <SlotGrid grid={outcome.grid} label={t('fairness.reels')} />
      <p>{t('fairness.slotPaid', { lines: outcome.lineWins.length, times: times(outcome.multiple) })}</p>
      {outcome.freeSpins.length > 0 && (
        <p>
          {t('fairness.freeSpins', {
            number: outcome.freeSpins.length,
            times: times(outcome.totalMultiple - outcome.multiple),
          })}
        </p>
      )}
      {outcome.jackpot && <p>{t('fairness.jackpot')}</p>}
      <p className={styles.total}>{t('fairness.total', { times: times(outcome.totalMultiple) })}</p>
    </div>
  )
}

function CrashWords({ outcome }: { outcome: CrashOutcome }) {
  const { t, times } = useFairText()
  return (
    <div className={styles.outcome}>
      <p className={styles.large}>{t('fairness.crashPoint', { times: times(outcome.point) })}</p>
      <p className={styles.total}>
        {outcome.multiple > 0
          ? t('fairness.cashedOut', { times: times(outcome.multiple) })
          : t('fairness.notCashedOut')}
      </p>
    </div>
  )
}

function MinesWords({ outcome }: { outcome: MinesOutcome }) {
  const { t, times } = useFairText()
  return (
    <div className={styles.outcome}>
      <MinesBoard outcome={outcome} />
      <p className={styles.total}>
        {outcome.isHit ? t('fairness.hit') : t('fairness.total', { times: times(outcome.multiple) })}
      </p>
    </div>
  )
}
