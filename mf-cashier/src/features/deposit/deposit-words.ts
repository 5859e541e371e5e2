import type { Deposit } from '@plaza/contract/money'
import { reasonText } from '../../orders/reason-text'
import { waitsFor } from '../../orders/waits-for'
import type { Formats } from '@plaza/i18n'
import type { DepositText } from '../../locales/deposit/texts'
import { decisiveHeld, heldWords } from './held-view'
import { isOnChain } from './is-on-chain'

/** Title and text of an order (DEPOSIT-3). */
export function depositWords(
  order: Deposit,
  money: Formats['money'],
  t: DepositText,
): { title: string; text: string } {
  const { state, reason, instructions, amountMinor, feeMinor, currency } = order
  const held = decisiveHeld(order)
  if (held) return heldWords(held, t)
  const title = t(`deposit.states.${state}.title`)
  if (reason) return { title, text: reasonText(reason, t) }
  if (state === 'credited' && feeMinor > 0) {
    const [paid, fee] = [money(amountMinor, currency), money(feeMinor, currency)]
    return { title, text: t('deposit.lessFee', { paid, fee }) }
  }
  if (state === 'awaiting-payment' && instructions?.kind === 'redirect')
    return { title, text: t('deposit.pay.redirectExact') }
  if (state !== 'awaiting-payment' || instructions?.kind !== 'crypto')
    return { title, text: t(`deposit.states.${state}.text`) }
  const { needed } = instructions.confirmations
  return isOnChain(order)
    ? { title: t('deposit.pay.chainTitle'), text: t('deposit.pay.chainText', { needed }) }
    : { title, text: t('deposit.pay.cryptoText', { coin: instructions.coin }) }
}

/** Whom an order waits for in a state of its timeline; undefined when it waits for nobody. */
export function depositWaitsFor(order: Deposit, state: Deposit['state'], t: DepositText): string | undefined {
  const { instructions, saidPaidAt } = order
  if (state !== 'awaiting-payment') return waitsFor(state, t)
  if (isOnChain(order)) return t('deposit.waitsForConfirmations')
  if (saidPaidAt === undefined) return waitsFor(state, t)
  if (instructions?.kind === 'offline') return t('deposit.waitsForReceipt')
  return instructions?.kind === 'crypto' ? t('deposit.waitsForNetwork') : t('deposit.waitsForBank')
}
