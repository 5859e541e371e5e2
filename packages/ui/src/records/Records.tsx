import { Answer, type AnswerError, type AnswerProps } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState, type ReactNode } from 'react'
import { RecordRows, type RecordRowsProps } from './RecordRows'
import { RecordsEnd, type ListProgress } from './RecordsEnd'
import { RecordsMenuContext } from './RecordsMenu'
import type { RecordDetail } from './RecordSheet'
import { useRecordsText } from './texts'
import { useSaveCsv, type RecordsCsv } from './useSaveCsv'
import css from './Records.module.css'

const RecordSheet = lazy(() => import('./RecordSheet').then((module) => ({ default: module.RecordSheet })))

/** A list that is loaded page by page. `useCallPages` returns all of it but the rows. */
export interface RecordList<Row> extends ListProgress {
  /** The records loaded so far; undefined before the first page. */
  rows: readonly Row[] | undefined
  /** Why the first page failed to load. */
  failure: AnswerError | undefined
  /** How often it has failed to load. */
  errorUpdateCount?: number
  retry: () => void
}

export interface RecordsProps<Row> extends Omit<RecordRowsProps<Row>, 'rows'> {
  list: RecordList<Row>
  /** Shown above the list in all its states: `FilterBar`, `RecordTotals`. */
  head?: ReactNode
  failed: AnswerProps<unknown>['failed']
  /** The message after the last row when the next page failed. */
  moreFailed?: string
  empty: ReactNode
  /** Renders a record's sheet; `onOpen` navigates to another page instead. */
  detailOf?: (row: Row) => RecordDetail
  /** Saves the records loaded so far, or all that `all` finds; in the menu of the head's `FilterBar`. */
  csv?: RecordsCsv<Row>
}

/** A screen of records: filter and totals, rows by day, more while scrolling, a record's details, and CSV export. */
export function Records<Row>(props: RecordsProps<Row>) {
  const { list, head, failed, moreFailed, empty, detailOf, csv, onOpen, ...rows } = props
  const [opened, setOpened] = useState<{ detail: RecordDetail; isOpen: boolean }>()
  const t = useRecordsText()
  const { state, save } = useSaveCsv(csv, list.rows)
  const hasMenu = csv !== undefined && list.rows !== undefined && list.rows.length > 0
  const open = detailOf ? (row: Row) => setOpened({ detail: detailOf(row), isOpen: true }) : onOpen
  const content = (
    <Answer
      of={{
        data: list.rows,
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      isPage={head === undefined}
      pending={<SkeletonRows count={6} />}
      failed={failed}
      isEmpty={(known) => known.length === 0}
      empty={empty}
    >
      {(known) => {
        const records = (
          <div>
            {state === 'failed' && (
              <p role="alert" className={css.problem}>
                {t('csvFailed')}
              </p>
            )}
            <RecordRows {...rows} rows={known} onOpen={open} />
            <RecordsEnd {...list} moreFailed={moreFailed} />
          </div>
        )
        return head === undefined ? <Page>{records}</Page> : records
      }}
    </Answer>
  )
  return (
    <>
      {head === undefined ? (
        content
      ) : (
        <RecordsMenuContext value={hasMenu ? { isBusy: state === 'busy', save: () => void save() } : null}>
          <Page isDense>
            {head}
            {content}
          </Page>
        </RecordsMenuContext>
      )}
      {opened && (
        <Suspense>
          <RecordSheet
            {...opened.detail}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
