import { useCall } from '@plaza/client'
import { rankingCall, rankingMetrics, rankingPeriods } from '@plaza/contract/growth'
import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { Segmented } from '@plaza/ui/segmented'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import css from './LeaderBoard.module.css'
import { RankingView } from './RankingView'

/** How often places are asked for while they change, ms. */
const everyMs = 30_000

/** The leaderboard of a day or week by a metric; both are in the address, and unknown ones count as the first. */
export function Leaderboard() {
  const t = useLeaderBoardText()
  const [search, setSearch] = useSearchParams()
  const metric = rankingMetrics.find((one) => one === search.get('metric')) ?? 'turnover'
  const period = rankingPeriods.find((one) => one === search.get('period')) ?? 'today'
  const show = (change: object) => setSearch({ tab: 'ranking', metric, period, ...change }, { replace: true })
  const ranking = useCall(
    rankingCall,
    { query: { metric, period } },
    { intervalMs: (data) => (data?.isPaid === true ? false : everyMs) },
  )
  return (
    <>
      <div className={css.choices}>
        <Segmented
          label={t('leaderBoard.period')}
          value={period}
          onChange={(next) => show({ period: next })}
          options={rankingPeriods.map((value) => ({ value, label: t(`leaderBoard.periods.${value}`) }))}
        />
        <Segmented
          label={t('leaderBoard.metric')}
          value={metric}
          onChange={(next) => show({ metric: next })}
          options={rankingMetrics.map((value) => ({ value, label: t(`leaderBoard.metrics.${value}`) }))}
        />
      </div>
      <Answer
        of={ranking}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('leaderBoard.rankingFailed') }}
      >
        {(data) => <RankingView ranking={data} metric={metric} />}
      </Answer>
    </>
  )
}
