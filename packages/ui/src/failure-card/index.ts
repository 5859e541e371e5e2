export { FailureCard, type FailureCardProps } from './FailureCard'
