import type { Day } from '@plaza/calendar'
import { useCallPages } from '@plaza/client'
import { resultsCall, type Lottery } from '@plaza/contract/lottery'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { WindowedList } from '@plaza/ui/windowed-list'
import { WholeBoard } from '../../lottery/board/WholeBoard'
import { dayOfIssue } from '../../lottery/days/issue-day'
import { ResultRow } from '../../lottery/result/ResultRow'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { useTrendText } from '../../locales/trend/texts'
import styles from './Results.module.css'
import { withLast } from './with-last'

export interface ResultListProps {
  lottery: Lottery
  /** Undefined for all days. */
  day: Day | undefined
}

/** Results, newest first; the next page loads near the end, and a new draw stands at the top at once. */
export function ResultList({ lottery, day }: ResultListProps) {
  const t = useTrendText()
  const name = useLotteryName()(lottery)
  const { code, last } = lottery
  const list = useCallPages(resultsCall, { code, ...(day && { day }) })
  const isOfDay = last !== null && (day === undefined || dayOfIssue(last.no) === day)
  const loaded = list.pages?.flatMap((page) => page.results)
  return (
    <Answer
      of={{
        data: loaded && withLast(loaded, isOfDay ? last : null),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('results.failed') }}
      isEmpty={(results) => results.length === 0}
      empty={<EmptyState title={t('results.none')} text={t('results.noneText')} />}
    >
      {(results) => (
        <div>
          <WindowedList
            label={t('results.list', { name })}
            rows={results}
            keyOf={({ no }) => no}
            rowOf={(result) => (
              <div className={styles.row}>
                <ResultRow code={code} family={lottery.family} result={result}>
                  {lottery.family === 'vietnam' && (
                    <WholeBoard
                      result={result}
                      isOpen={lottery.dailyAt !== undefined && result === results[0]}
                    />
                  )}
                </ResultRow>
              </div>
            )}
          />
          <RecordsEnd {...list} moreFailed={t('results.moreFailed')} />
        </div>
      )}
    </Answer>
  )
}
