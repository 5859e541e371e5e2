import type { Deposit } from '@plaza/contract/money'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { Section } from '@plaza/ui/page'
import { useDepositText, type DepositText } from '../../locales/deposit/texts'
import { decisiveHeld } from './held-view'
import { isOnChain } from './is-on-chain'
import styles from './WhereIsMoney.module.css'

/** Where the money of a deposit is, in one sentence. */
export function whereIsMoney(deposit: Deposit, t: DepositText): string {
  const { state, reason, saidPaidAt, held = [], instructions } = deposit
  if (held.some((payment) => payment.state === 'held'))
    return t(state === 'credited' ? 'deposit.where.heldBesides' : 'deposit.where.held')
  const decided = decisiveHeld(deposit)
  if (decided)
    return t(decided.state === 'credited' ? 'deposit.where.credited' : 'deposit.where.heldReturned')
  if (isOnChain(deposit)) return t('deposit.where.chain')
  if (reason === 'not-received') return t('deposit.where.notReceived')
  if (state !== 'awaiting-payment' || saidPaidAt === undefined) return t(`deposit.where.${state}`)
  if (instructions?.kind === 'offline') return t('deposit.where.saidPaidAgent')
  return instructions?.kind === 'crypto' ? t('deposit.where.saidPaidChain') : t('deposit.where.saidPaid')
}

/** The question of everybody who waits, answered in words, with the way to people who have the order's number. */
export function WhereIsMoney({ deposit }: { deposit: Deposit }) {
  const t = useDepositText()
  return (
    <Section title={t('deposit.where.title')}>
      <p className={styles.text}>{whereIsMoney(deposit, t)}</p>
      <Link
        to={`/m/service?reference=${encodeURIComponent(deposit.id)}`}
        className={buttonClass({ isBlock: true })}
      >
        <Icon name="headset" size={20} />
        <span>{t('deposit.service')}</span>
      </Link>
    </Section>
  )
}
