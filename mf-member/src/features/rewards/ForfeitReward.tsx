import { localized } from '@plaza/contract/kernel'
import type { Reward } from '@plaza/contract/growth'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { useState } from 'react'
import { useRewardsText } from '../../locales/rewards/texts'
import type { RewardChanges } from './useRewardChanges'

/** Forfeits a reward after saying what goes and what stays (REWARD-1). */
export function ForfeitReward({ reward, changes }: { reward: Reward; changes: RewardChanges }) {
  const t = useRewardsText()
  const { money } = useFormats()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id, amountMinor, currency, wager } = reward
  const consequence = () => {
    if (!wager) return t('rewards.forfeitWaiting', { amount: money(amountMinor, currency) })
    const remaining = money(wager.requiredMinor - wager.doneMinor, currency)
    return wager.goesMinor > 0
      ? t('rewards.forfeitGoes', { amount: money(wager.goesMinor, currency), remaining })
      : t('rewards.forfeitNothing', { remaining })
  }
  const confirm = async () => {
    await changes.forfeit(reward)
    setAsking(false)
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {t('rewards.forfeit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        isBusy={changes.busy === `forfeit:${id}`}
        title={t('rewards.forfeitTitle', { name: localized(reward.name, language) })}
        text={consequence()}
        confirm={t('rewards.forfeit')}
        cancel={t('rewards.keep')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
