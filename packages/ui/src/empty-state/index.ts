export { EmptyState, type EmptyStateProps } from './EmptyState'
export { Drawing, type DrawingName } from './Drawing'
