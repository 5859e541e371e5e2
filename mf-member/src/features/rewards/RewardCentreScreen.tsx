import { useCallPages } from '@plaza/client'
import { rewardsCall, rewardTabs, type RewardTab } from '@plaza/contract/growth'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List } from '@plaza/ui/list-row'
import { Page, Stack } from '@plaza/ui/page'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Tabs } from '@plaza/ui/tabs'
import { useRewardsText } from '../../locales/rewards/texts'
import { PastReward } from './PastReward'
import { RewardCard } from './RewardCard'
import { RewardTotal } from './RewardTotal'
import { useLiveRewards } from './useLiveRewards'
import { useRewardChanges } from './useRewardChanges'

const tabOf = (text: string | null): RewardTab => rewardTabs.find((tab) => tab === text) ?? 'claimable'

/** `/m/rewardCenter`: every reward of the member, to claim, in progress and over (REWARD-1). */
export function RewardCentreScreen() {
  const t = useRewardsText()
  const { navigate } = useRemote()
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const list = useCallPages(rewardsCall, { tab })
  const changes = useRewardChanges()
  useLiveRewards()
  const last = list.pages?.at(-1)
  return (
    <Page>
      {last && tab === 'claimable' && (
        <RewardTotal
          claimableMinor={last.claimableMinor}
          currency={last.currency}
          shown={list.pages?.flatMap(({ rewards }) => rewards) ?? []}
          changes={changes}
        />
      )}
      <Tabs
        label={t('rewards.tabs')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
        items={rewardTabs.map((id) => ({
          id,
          label: t(`rewards.${id}`),
          count: id === 'history' ? undefined : last?.counts[id],
        }))}
      />
      <Answer
        key={tab}
        of={{
          data: list.pages?.flatMap(({ rewards }) => rewards),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={4} />}
        failed={{ title: t('rewards.failed') }}
        isEmpty={(rewards) => rewards.length === 0}
        empty={
          <EmptyState
            title={t(`rewards.none.${tab}`)}
            text={t(`rewards.noneText.${tab}`)}
            action={<Button onClick={() => navigate('/m/activity')}>{t('rewards.promotions')}</Button>}
          />
        }
      >
        {(rewards) => (
          <>
            {tab === 'history' ? (
              <List label={t('rewards.history')}>
                {rewards.map((reward) => (
                  <PastReward key={reward.id} reward={reward} />
                ))}
              </List>
            ) : (
              <Stack gap={12}>
                {rewards.map((reward) => (
                  <RewardCard key={reward.id} reward={reward} changes={changes} />
                ))}
              </Stack>
            )}
            <RecordsEnd {...list} moreFailed={t('rewards.moreFailed')} end={t('rewards.end')} />
          </>
        )}
      </Answer>
    </Page>
  )
}
