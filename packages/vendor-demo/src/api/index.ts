// Paths and times
export { apiPaths, slotCycleMs, betCycleMs, crashBettingMs, crashEndMs } from './paths'
// Sessions
export type { VendorBalance } from './balance'
export { sessionRequestSchema, sessionAnswerSchema, type SessionAnswer } from './session'
// Bets and rounds
export { betIdSchema } from './bet'
export { roundStateSchema, type RoundState } from './round-state'
export { roundAnswerSchema, type RoundAnswer } from './round'
// Games
export { slotOutcomeSchema, spinRequestSchema, spinAnswerSchema, type SpinAnswer } from './slot'
export {
  minesStartSchema,
  minesOpenSchema,
  minesCashOutSchema,
  minesAnswerSchema,
  type MinesAnswer,
} from './mines'
export { crashBetSchema, crashCashOutSchema, crashBetAnswerSchema, type CrashBetAnswer } from './crash-bet'
export { type Flight, crashEvents, type CrashEventName } from './flight'
// Seeds
export { seedsAnswerSchema, type SeedsAnswer, rotateRequestSchema } from './seeds'
// Refusals
export { refusals, type Refusal, refusalSchema } from './refusals'
