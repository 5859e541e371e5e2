import type { Reward } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { ProgressBar } from '@plaza/ui/progress'
import { useRewardsText } from '../../locales/rewards/texts'
import css from './RewardProgress.module.css'

export interface RewardProgressProps {
  wager: NonNullable<Reward['wager']>
  currency: string
  /** Id of the reward's title. */
  labelledBy: string
}

/** How much of a running reward was bet, as a bar and in words. */
export function RewardProgress({ wager, currency, labelledBy }: RewardProgressProps) {
  const t = useRewardsText()
  const { money } = useFormats()
  const { doneMinor, requiredMinor } = wager
  const done = t('rewards.progress', {
    done: money(doneMinor, currency),
    required: money(requiredMinor, currency),
  })
  return (
    <div className={css.progress}>
      <ProgressBar value={doneMinor} most={requiredMinor} labelledBy={labelledBy} valueText={done} />
      <div className={css.reached}>
        <span>{done}</span>
        <strong>{t('rewards.remaining', { amount: money(requiredMinor - doneMinor, currency) })}</strong>
      </div>
    </div>
  )
}
