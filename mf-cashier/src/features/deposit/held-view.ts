import { creditedMinor, type Deposit, type HeldPayment } from '@plaza/contract/money'
import type { Formats } from '@plaza/i18n'
import type { IconName } from '@plaza/ui/icon'
import type { OrderAfterStep } from '@plaza/ui/order'
import type { Tone } from '@plaza/ui/pill'
import type { DepositText } from '../../locales/deposit/texts'

const looks: Record<HeldPayment['state'], { tone: Tone; icon: IconName }> = {
  held: { tone: 'warning', icon: 'hourglass' },
  credited: { tone: 'success', icon: 'check' },
  returned: { tone: 'info', icon: 'refresh' },
}

/** Tone and icon of a payment that does not match its order. */
export const heldLook = ({ state }: HeldPayment) => looks[state]

/**
 * The payment that decides what the order shows: the last one that waits for a decision, else the last one decided.
 * Undefined when every payment matched, or when the order itself was credited and no payment waits.
 */
export function decisiveHeld({ held = [], state }: Deposit): HeldPayment | undefined {
  const waiting = held.findLast((payment) => payment.state === 'held')
  return waiting ?? (state === 'credited' ? undefined : held.at(-1))
}

/**
 * The amount that an order shows, minor units: of the payment that decides it, else what reached the wallet once it has, else
 * what was ordered.
 */
export function shownMinor(deposit: Deposit): number {
  const held = decisiveHeld(deposit)
  if (held) return held.amountMinor
  return deposit.state === 'credited' ? creditedMinor(deposit) : deposit.amountMinor
}

/** Title and text of an order whose payment did not match. */
export function heldWords(
  { state, cause, network }: HeldPayment,
  t: DepositText,
): { title: string; text: string } {
  switch (state) {
    case 'held':
      return {
        title: t(`deposit.held.heldTitle.${network === undefined ? cause : 'network'}`),
        text: t('deposit.held.heldText'),
      }
    case 'credited':
      return { title: t('deposit.held.creditedTitle'), text: t('deposit.held.creditedText') }
    case 'returned':
      return { title: t('deposit.held.returnedTitle'), text: t('deposit.held.returnedText') }
  }
}

/** What is decided on each payment that did not match, as steps after those of its order, in the order of their arrival. */
export const heldSteps = (
  { held = [] }: Deposit,
  money: Formats['money'],
  t: DepositText,
): OrderAfterStep[] =>
  held.map(({ state, amountMinor, currency, receivedAt, resolvedAt }) => ({
    id: `held-${String(receivedAt)}`,
    title: t(`deposit.held.steps.${state}`, { amount: money(amountMinor, currency) }),
    atMs: resolvedAt,
    waitsFor: state === 'held' ? t('waitsFor.review') : undefined,
  }))
