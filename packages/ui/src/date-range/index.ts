export { DateRange, type DateRangeProps } from './DateRange'
export { DateRangeChip, type DateRangeChipProps } from './DateRangeChip'
