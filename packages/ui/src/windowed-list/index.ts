export { WindowedList, type WindowedListProps } from './WindowedList'
