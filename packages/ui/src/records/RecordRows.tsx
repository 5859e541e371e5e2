import { useFormats } from '@plaza/i18n'
import { DayHeading, List, ListRow, type ListRowProps } from '@plaza/ui/list-row'
import { groupByDay } from './group-by-day'
import css from './Records.module.css'

export interface RecordRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** When the record happened, ms; rows are grouped by its day. */
  atOf: (row: Row) => number
  /** IANA zone that defines the days. */
  timeZone: string
  /** Heads groups of rows that are not of one moment, instead of the day. */
  headingOf?: (row: Row) => string
  /** Renders a row. */
  rowOf: (row: Row) => ListRowProps
  /** Makes the rows buttons. */
  onOpen?: (row: Row) => void
}

/** Records in the given order, grouped under their dates. */
export function RecordRows<Row>({
  rows,
  keyOf,
  atOf,
  timeZone,
  headingOf,
  rowOf,
  onOpen,
}: RecordRowsProps<Row>) {
  const { dateTime } = useFormats()
  const groups = groupByDay(rows, headingOf ?? ((row) => dateTime(atOf(row), { timeZone, style: 'date' })))
  return groups.map(({ day, rows: ofDay }) => (
    <section key={day} className={css.day} aria-label={day}>
      <DayHeading>{day}</DayHeading>
      <List label={day}>
        {ofDay.map((row) => (
          <ListRow key={keyOf(row)} {...rowOf(row)} {...(onOpen ? { onPress: () => onOpen(row) } : {})} />
        ))}
      </List>
    </section>
  ))
}
