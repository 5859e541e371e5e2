import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useLotteryText } from '../../locales/lottery/texts'
import { LotteryChoice } from './LotteryChoice'
import { LotteryResults } from './LotteryResults'

/** `/m/results`: results by lottery and day; what is chosen stands in the address (LOTTERY-5). */
export function ResultsScreen() {
  const t = useLotteryText()
  const [params, setParams] = useSearchParams()
  const answer = useLotteries()
  return (
    <Page>
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
          const choose = (code: string) => setParams({ code }, { replace: true })
          return (
            <>
              <LotteryChoice lotteries={lotteries} value={lottery.code} onChange={choose} />
              <LotteryResults key={lottery.code} lottery={lottery} lotteries={lotteries} onLottery={choose} />
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
