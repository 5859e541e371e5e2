export { WindowedGrid, type GridSlice, type WindowedGridProps } from './WindowedGrid'
