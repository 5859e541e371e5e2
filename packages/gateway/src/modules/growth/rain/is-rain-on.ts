import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'

/** Whether a merchant has red-packet rain (ROUTE-4). */
export const isRainOn = ({ settings }: Pick<Merchant, 'settings'>): boolean =>
  settings.promos['REDRAIN'] === true

/** @throws CallFailure `feature.off` where the merchant has no red-packet rain */
export function checkRainOn(merchant: Pick<Merchant, 'settings'>): void {
  if (!isRainOn(merchant)) throw new CallFailure('feature.off')
}
