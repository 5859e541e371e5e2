import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Button } from '@plaza/ui/button'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { FilterBar, RecordsMenuContext, useSaveCsv } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useTeamText } from '../../locales/team/texts'
import { AsOf } from '../../parts/AsOf'
import { Breadcrumb } from './Breadcrumb'
import { Formulas } from './Formulas'
import css from './Report.module.css'
import { ReportTable } from './ReportTable'
import { useReport } from './useReport'
import { useReportCsv } from './useReportCsv'

/** Self, each direct downline with everybody below it, and their total: a tap on a line goes down into it (TEAM-7). */
export function Report() {
  const t = useTeamText()
  const { bar, list, path, isLost, isNarrowed, query, choose } = useReport()
  usePageHead(path)
  const first = list.pages?.[0]
  const csv = useReportCsv(query, first)
  const { state, save } = useSaveCsv(csv, list.pages && [])
  return (
    <RecordsMenuContext value={first ? { isBusy: state === 'busy', save: () => void save() } : null}>
      <Page isDense>
        <FilterBar {...bar} title={t('team.report.title')} />
        {first && <Breadcrumb path={first.path} onChoose={(next) => choose({ path: next })} />}
        {first && <AsOf asOf={first.asOf} isLost={isLost} />}
        {state === 'failed' && (
          <p role="alert" className={css.problem}>
            {t('team.report.csvFailed')}
          </p>
        )}
        <Answer
          of={{
            data: list.pages,
            error: list.failure,
            errorUpdateCount: list.errorUpdateCount,
            refetch: list.retry,
          }}
          pending={<SkeletonRows count={6} />}
          failed={{ title: t('team.report.failed') }}
          refused={{
            'agent.member.unknown': (
              <EmptyState
                title={t('team.report.unknown')}
                text={t('team.report.unknownText')}
                action={<Button onClick={() => choose({ path: '' })}>{t('team.report.toMine')}</Button>}
              />
            ),
          }}
        >
          {(pages) => (
            <>
              <ReportTable pages={pages} list={list} isNarrowed={isNarrowed} choose={choose} query={query} />
              <Formulas />
            </>
          )}
        </Answer>
      </Page>
    </RecordsMenuContext>
  )
}
