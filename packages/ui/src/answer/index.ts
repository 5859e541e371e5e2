export { Answer, type AnswerProps } from './Answer'
export { AnswerFailed, type AnswerFailedProps } from './AnswerFailed'
export type { AnswerError, AnswerSource } from './answer-source'
export { useFailure } from './useFailure'
