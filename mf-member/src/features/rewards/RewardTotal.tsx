import type { Reward } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useRewardsText } from '../../locales/rewards/texts'
import css from './Rewards.module.css'
import type { RewardChanges } from './useRewardChanges'

export interface RewardTotalProps {
  claimableMinor: number
  currency: string
  /** Those that "Claim all" claims: what the member has seen. */
  shown: readonly Reward[]
  changes: RewardChanges
}

/** Everything that can be claimed now, and what came of claiming it all. */
export function RewardTotal({ claimableMinor, currency, shown, changes }: RewardTotalProps) {
  const t = useRewardsText()
  const { money } = useFormats()
  const { all } = changes
  return (
    <Card variant="glow" className={css.total}>
      <div className={css.totalHead}>
        <div>
          <p className={css.source}>{t('rewards.toClaim')}</p>
          <Amount
            minor={claimableMinor}
            currency={currency}
            kind="balance"
            size="large"
            label={t('rewards.toClaim')}
          />
        </div>
        {shown.length > 1 && (
          <Button
            variant="primary"
            isBusy={changes.busy === 'all'}
            isDisabled={changes.busy !== undefined}
            onClick={() => void changes.claimAll(shown)}
          >
            {t('rewards.claimAll')}
          </Button>
        )}
      </div>
      <div role="status" className={css.result}>
        {all && (
          <>
            <p>
              {t('rewards.allClaimed', { count: all.count, amount: money(all.claimedMinor, all.currency) })}
            </p>
            {all.others.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </>
        )}
      </div>
    </Card>
  )
}
