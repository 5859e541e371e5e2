export { BelowFold, type BelowFoldProps } from './BelowFold'
