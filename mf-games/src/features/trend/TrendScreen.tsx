import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'
import { LotteryChoice } from '../lottery-results/LotteryChoice'
import { LotteryTrend } from './LotteryTrend'
import styles from './Trend.module.css'

/** `/m/trend`: the last draws of a lottery in several views (LOTTERY-5). */
export function TrendScreen() {
  const t = useLotteryText()
  const trend = useTrendText()
  const [params, setParams] = useSearchParams()
  const answer = useLotteries()
  return (
    <Page>
      <p className={styles.unrelated}>{trend('trend.unrelated')}</p>
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
              <LotteryChoice
                lotteries={lotteries}
                value={lottery.code}
                onChange={(code) => setParams({ code }, { replace: true })}
              />
              <LotteryTrend key={lottery.code} lottery={lottery} />
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
