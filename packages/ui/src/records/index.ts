// The screen
export { Records, type RecordList, type RecordsProps } from './Records'
// Filter above the rows
export { FilterBar, type FilterBarProps } from './FilterBar'
export {
  readFilter,
  usualFilter,
  writeFilter,
  type FilterChoice,
  type FilterSpec,
  type RecordFilter,
} from './record-filter'
export { RecordTotals, type RecordTotal } from './RecordTotals'
export { RecordBalances, type RecordBalancesProps } from './RecordBalances'
// Its parts, for lists of another shape
export { RecordRows, type RecordRowsProps } from './RecordRows'
export { SumLine, type Sum } from './SumLine'
export { RecordsEnd, type ListProgress, type RecordsEndProps } from './RecordsEnd'
export type { RecordDetail } from './RecordSheet'
export { recordIcon } from './record-icon'
// Saving a list of another shape as a file, by the menu of its `FilterBar`
export { RecordsMenuContext } from './RecordsMenu'
export { useSaveCsv, type RecordsCsv } from './useSaveCsv'
export { toCsv, type CsvColumn } from './csv'
