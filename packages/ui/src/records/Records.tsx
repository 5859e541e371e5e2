import { Answer, type AnswerError, type AnswerProps } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { saveCsv, toCsv, type CsvColumn } from './csv'
import { RecordRows, type RecordRowsProps } from './RecordRows'
import { RecordsEnd, type ListProgress } from './RecordsEnd'
import type { RecordDetail } from './RecordSheet'
import { useRecordsText } from './texts'
import css from './Records.module.css'

const RecordSheet = lazy(() => import('./RecordSheet').then((module) => ({ default: module.RecordSheet })))

/** A list that is loaded page by page. `useCallPages` returns all of it but the rows. */
export interface RecordList<Row> extends ListProgress {
  /** The records loaded so far; undefined before the first page. */
  rows: readonly Row[] | undefined
  /** Why the first page failed to load. */
  failure: AnswerError | undefined
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
  /** Exports the records loaded so far. */
  csv?: { fileName: string; columns: readonly CsvColumn<Row>[] }
}

/** A screen of records: filter and totals, rows by day, more while scrolling, a record's details, and CSV export. */
export function Records<Row>(props: RecordsProps<Row>) {
  const { list, head, failed, moreFailed, empty, detailOf, csv, onOpen, ...rows } = props
  const t = useRecordsText()
  const [opened, setOpened] = useState<{ detail: RecordDetail; isOpen: boolean }>()
  const open = detailOf ? (row: Row) => setOpened({ detail: detailOf(row), isOpen: true }) : onOpen
  const content = (
    <Answer
      of={{ data: list.rows, error: list.failure, refetch: list.retry }}
      isPage={head === undefined}
      pending={<SkeletonRows count={6} />}
      failed={failed}
      isEmpty={(known) => known.length === 0}
      empty={empty}
    >
      {(known) => {
        const records = (
          <div>
            {csv && (
              <div className={css.tools}>
                <Button
                  size="small"
                  variant="quiet"
                  icon="download"
                  onClick={() => saveCsv(csv.fileName, toCsv(csv.columns, known))}
                >
                  {t('csv')}
                </Button>
              </div>
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
        <Page>
          {head}
          {content}
        </Page>
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
