import { useCall } from '@plaza/client'
import { newestResultsCall } from '@plaza/contract/lottery'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { GroupChips } from '../more-lottery/GroupChips'
import type { HallGroup } from '../more-lottery/hall-groups'
import { useLotteries } from '../../lottery/draws/useLotteries'
import styles from '../../lottery/tile/LotteryCard.module.css'
import { CardsWaiting } from '../../lottery/tile/Waiting'
import { useLotteryText } from '../../locales/lottery/texts'
import { newestOf } from './newest-results'
import { NewestCard } from './NewestCard'

const groups: readonly HallGroup[] = ['all', 'fast', 'vietnam', 'six45']

/** The newest result of every lottery with the three before, by group. */
export function ResultsTab() {
  const t = useLotteryText()
  const [group, setGroup] = useState<HallGroup>('all')
  const answer = useLotteries()
  const newest = useCall(newestResultsCall)
  const loaded = new Map(newest.data?.lotteries.map(({ code, results }) => [code, results]))
  const shown = (answer.data ?? []).filter((lottery) => group === 'all' || lottery.group === group)
  return (
    <Stack>
      <GroupChips groups={groups} value={group} onChange={setGroup} />
      <Answer
        of={answer}
        pending={<CardsWaiting count={4} />}
        failed={{ title: t('lottery.failed') }}
        isEmpty={() => shown.length === 0}
        empty={<EmptyState title={t('lottery.none')} text={t('lottery.noneText')} />}
      >
        {() => (
          <ul role="list" className={styles.list}>
            {shown.map((lottery) => (
              <NewestCard
                key={lottery.code}
                lottery={lottery}
                results={newestOf(lottery, loaded.get(lottery.code) ?? [])}
              />
            ))}
          </ul>
        )}
      </Answer>
    </Stack>
  )
}
