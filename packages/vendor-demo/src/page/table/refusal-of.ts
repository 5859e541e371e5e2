import type { ErrorCode } from '@plaza/contract/kernel'
import type { Refusal as ApiRefusal } from '../../api'
import type { Refusal } from './table-state'

/** The page's text for a refusal, and the code of the catalogue for the operator's page. */
export const refusalOf: Readonly<Record<ApiRefusal, { why: Refusal; code: ErrorCode }>> = {
  SESSION: { why: 'other', code: 'session.expired' },
  TOKEN: { why: 'other', code: 'session.expired' },
  SYNTAX: { why: 'other', code: 'request.invalid' },
  STAKE: { why: 'stake', code: 'request.invalid' },
  TOO_SOON: { why: 'other', code: 'request.rate.limited' },
  NOT_ENOUGH_MONEY: { why: 'insufficient', code: 'wallet.insufficient' },
  LIMIT_REACHED: { why: 'limit', code: 'limit.reached' },
  BONUS_STAKE: { why: 'bonus', code: 'bonus.highest.stake' },
  USER_DISABLED: { why: 'disabled', code: 'member.blocked' },
  GAME_DISABLED: { why: 'disabled', code: 'game.maintenance' },
  OPEN_ROUND: { why: 'open', code: 'game.launch.refused' },
  NO_SUCH_ROUND: { why: 'other', code: 'play.not.found' },
  TOO_LATE: { why: 'late', code: 'request.invalid' },
  WALLET: { why: 'vendor', code: 'vendor.unavailable' },
  UNKNOWN: { why: 'other', code: 'unknown' },
}

/** Refusals for which the operator's page has a message. */
export const isOperators = (refusal: ApiRefusal): boolean =>
  ['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'USER_DISABLED', 'GAME_DISABLED', 'WALLET'].includes(refusal)
