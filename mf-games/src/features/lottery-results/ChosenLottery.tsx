import type { Lottery } from '@plaza/contract/lottery'
import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { SkeletonRows } from '@plaza/ui/skeleton'
import type { ReactNode } from 'react'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useLotteryText } from '../../locales/lottery/texts'
import { LotteryChoice } from './LotteryChoice'

/** The lottery that a page is about, all others, and how to go to one of them. */
export interface Chosen {
  lottery: Lottery
  lotteries: readonly Lottery[]
  onChoose: (code: string) => void
}

/** The choice of a lottery, kept in the address (`code`), above what `children` draw of it; the first one if none is named. */
export function ChosenLottery({ children }: { children: (chosen: Chosen) => ReactNode }) {
  const t = useLotteryText()
  const [params, setParams] = useSearchParams()
  const answer = useLotteries()
  const onChoose = (code: string) => setParams({ code }, { replace: true })
  return (
    <Answer
      of={answer}
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('lottery.failed') }}
      isEmpty={(lotteries) => lotteries.length === 0}
      empty={<EmptyState title={t('lottery.none')} />}
    >
      {(lotteries) => {
        const lottery = lotteries.find(({ code }) => code === params.get('code')) ?? lotteries[0]
        if (!lottery) return null
        return (
          <>
            <LotteryChoice lotteries={lotteries} value={lottery.code} onChange={onChoose} />
            {children({ lottery, lotteries, onChoose })}
          </>
        )
      }}
    </Answer>
  )
}
