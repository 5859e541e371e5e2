import type { DividendSide } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { FormProblem } from '@plaza/ui/form'
import { FilterBar, RecordsEnd, RecordsMenuContext, useSaveCsv } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useDividendsText } from '../../locales/dividends/texts'
import { DividendReport } from './DividendReport'
import { useDividendFilter } from './useDividendFilter'
import { useDividends } from './useDividends'
import { useDividendsCsv } from './useDividendsCsv'

const contractPath = '/m/member/agent/getDevidendContract'

/** The report of one side below its filter, whose menu saves it as a file. */
export function DividendsOfSide({ side }: { side: DividendSide }) {
  const t = useDividendsText()
  const { navigate } = useRemote()
  const { bar, query, isNarrowed, reset } = useDividendFilter(side)
  const list = useDividends(query)
  const rows = list.pages?.flatMap(({ running, dividends }) => [...running, ...dividends])
  const { state, save } = useSaveCsv(useDividendsCsv(query, list.pages?.[0]?.currency ?? ''), rows)
  return (
    <RecordsMenuContext value={rows?.length ? { isBusy: state === 'busy', save: () => void save() } : null}>
      <FilterBar {...bar} title={t('dividends.table')} />
      {state === 'failed' && <FormProblem text={t('dividends.saveFailed')} />}
      <Answer
        of={{
          data: list.pages,
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={5} />}
        failed={{ title: t('dividends.failed') }}
        isEmpty={() => rows?.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('dividends.filter.none')}
              text={t('dividends.filter.noneText')}
              action={<Button onClick={reset}>{t('dividends.filter.reset')}</Button>}
            />
          ) : (
            <EmptyState
              title={t(`dividends.none.${side}`)}
              text={t(`dividends.noneText.${side}`)}
              action={<Button onClick={() => navigate(contractPath)}>{t('dividends.toContract')}</Button>}
            />
          )
        }
      >
        {(pages) => (
          <>
            <DividendReport side={side} pages={pages} />
            <RecordsEnd {...list} moreFailed={t('dividends.moreFailed')} />
          </>
        )}
      </Answer>
    </RecordsMenuContext>
  )
}
