import { useCall, useForget } from '@plaza/client'
import { findRewardCall, rewardSources } from '@plaza/contract/growth'
import type { Mail } from '@plaza/contract/site'
import { Answer } from '@plaza/ui/answer'
import { List } from '@plaza/ui/list-row'
import { Skeleton } from '@plaza/ui/skeleton'
import { useInboxText } from '../../locales/inbox/texts'
import { PastReward } from '../rewards/PastReward'
import { RewardCard } from '../rewards/RewardCard'
import { useRewardChanges } from '../rewards/useRewardChanges'

/** The reward of a mail, claimed here by the rules of the reward centre; nothing when it no longer exists. */
export function MailReward({ source, reference }: NonNullable<Mail['reward']>) {
  const known = rewardSources.find((one) => one === source)
  return known ? <Found source={known} reference={reference} /> : null
}

function Found(query: { source: (typeof rewardSources)[number]; reference: string }) {
  const t = useInboxText()
  const forget = useForget()
  const changes = useRewardChanges()
  const again = () => forget(findRewardCall)
  return (
    <Answer
      of={useCall(findRewardCall, { query })}
      pending={<Skeleton shape="button" />}
      failed={{ title: t('inbox.rewardFailed'), isCompact: true }}
      refused={{ 'reward.not.found': null, 'feature.off': null }}
    >
      {({ reward }) =>
        reward.state === 'claimable' || reward.state === 'running' ? (
          <RewardCard
            reward={reward}
            changes={{
              ...changes,
              claim: (one) => changes.claim(one).finally(again),
              forfeit: (one) => changes.forfeit(one).finally(again),
            }}
          />
        ) : (
          <List>
            <PastReward reward={reward} />
          </List>
        )
      }
    </Answer>
  )
}
