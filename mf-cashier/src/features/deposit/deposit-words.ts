import type { Deposit } from '@plaza/contract/money'
import { reasonText } from '../../orders/reason-text'
import { waitsFor } from '../../orders/waits-for'
import type { Formats } from '@plaza/i18n'
import type { DepositText } from '../../locales/deposit/texts'
import { decisiveHeld, heldWords } from './held-view'
import { isOnChain } from './is-on-chain'

/** Who has to report a payment that its member said was made; undefined while the order waits for the member. */
function reporterOf({ state, saidPaidAt, instructions }: Deposit): 'agent' | 'bank' | 'network' | undefined {
  if (state !== 'awaiting-payment' || saidPaidAt === undefined) return undefined
  if (instructions?.kind === 'offline') return 'agent'
  return instructions?.kind === 'crypto' ? 'network' : 'bank'
}

const reporterWaits = {
  agent: 'deposit.waitsForReceipt',
  bank: 'deposit.waitsForBank',
  network: 'deposit.waitsForNetwork',
} as const

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
  if (isOnChain(order) && instructions?.kind === 'crypto') {
    const { needed } = instructions.confirmations
    return { title: t('deposit.pay.chainTitle'), text: t('deposit.pay.chainText', { needed }) }
  }
  const reporter = reporterOf(order)
  if (reporter)
    return { title: t(`deposit.saidPaid.${reporter}.title`), text: t(`deposit.saidPaid.${reporter}.text`) }
  if (state === 'awaiting-payment' && instructions?.kind === 'redirect')
    return { title, text: t('deposit.pay.redirectExact') }
  if (state === 'awaiting-payment' && instructions?.kind === 'crypto')
    return { title, text: t('deposit.pay.cryptoText', { coin: instructions.coin }) }
  return { title, text: t(`deposit.states.${state}.text`) }
}

/** Whom an order waits for in a state of its timeline; undefined when it waits for nobody. */
export function depositWaitsFor(order: Deposit, state: Deposit['state'], t: DepositText): string | undefined {
  if (state !== 'awaiting-payment') return waitsFor(state, t)
  if (isOnChain(order)) return t('deposit.waitsForConfirmations')
  const reporter = reporterOf(order)
  return reporter ? t(reporterWaits[reporter]) : waitsFor(state, t)
}
