import type { Reward } from '@plaza/contract/growth'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useId } from 'react'
import { useRewardsText } from '../../locales/rewards/texts'
import { CalendarStrip } from './CalendarStrip'
import { ForfeitReward } from './ForfeitReward'
import { isLater } from './reward-look'
import { RewardHead } from './RewardHead'
import { RewardProgress } from './RewardProgress'
import { RewardTerms } from './RewardTerms'
import css from './Rewards.module.css'
import type { RewardChanges } from './useRewardChanges'

const gamesPath = '/m/turnover'

/** A reward that can be claimed, runs or opens later, with its terms beside what can be done with it. */
export function RewardCard({ reward, changes }: { reward: Reward; changes: RewardChanges }) {
  const t = useRewardsText()
  const title = useId()
  const { navigate, serverNow } = useRemote()
  const hasGames = useAvailablePaths().has(gamesPath) && reward.wagering > 0
  const { id, state, calendar, wager, currency } = reward
  return (
    <Card as="article" className={css.card} aria-labelledby={title}>
      <RewardHead reward={reward} titleId={title} />
      {wager && <RewardProgress wager={wager} currency={currency} labelledBy={title} />}
      {calendar && <CalendarStrip calendar={calendar} currency={currency} />}
      <RewardTerms reward={reward} />
      <div className={css.actions}>
        {hasGames && (
          <Button size="small" variant="quiet" onClick={() => navigate(gamesPath)}>
            {t('rewards.games')}
          </Button>
        )}
        <ForfeitReward reward={reward} changes={changes} />
        {state === 'claimable' && !isLater(reward, serverNow()) && (
          <Button
            size="small"
            variant="primary"
            isBusy={changes.busy === `claim:${id}`}
            isDisabled={changes.busy !== undefined}
            onClick={() => void changes.claim(reward)}
          >
            {t('rewards.claim')}
          </Button>
        )}
      </div>
    </Card>
  )
}
