import type { PrizeMode } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { sharedModes } from './read-lotteries'
import type { LotteryRow } from './tables'

/**
 * Refuses a prize mode in which a merchant does not offer a lottery (DRAW-5); naming no mode is allowed.
 * @throws CallFailure `request.invalid`.
 */
export function checkPrizeMode(
  mode: PrizeMode | undefined,
  { prize_modes: modes }: Pick<LotteryRow, 'prize_modes'>,
  site: Merchant,
): void {
  if (mode !== undefined && !sharedModes(modes, site).includes(mode)) throw new CallFailure('request.invalid')
}
