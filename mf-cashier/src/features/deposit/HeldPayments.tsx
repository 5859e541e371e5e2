import type { Deposit, HeldPayment } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useDepositText } from '../../locales/deposit/texts'
import { heldLook } from './held-view'

/** Payments that do not match their order, beside what was expected, with the decision on each. */
export function HeldPayments({ deposit }: { deposit: Deposit }) {
  const t = useDepositText()
  const { money } = useFormats()
  const { held = [], amountMinor, currency } = deposit
  if (held.length === 0) return null
  return (
    <Section title={t('deposit.held.list')}>
      <List label={t('deposit.held.list')}>
        {held.map((payment) => (
          <HeldRow
            key={payment.receivedAt}
            payment={payment}
            expected={`${t('deposit.held.expected')} ${money(amountMinor, currency)}`}
          />
        ))}
      </List>
    </Section>
  )
}

function HeldRow({ payment, expected }: { payment: HeldPayment; expected: string }) {
  const t = useDepositText()
  const { timeZone } = useRemote()
  const { dateTime, money } = useFormats()
  const { state, amountMinor, currency, network, receivedAt, resolvedAt } = payment
  const amount = money(amountMinor, currency)
  const when = (at: number) => dateTime(at, { timeZone })
  return (
    <ListRow
      icon={heldLook(payment).icon}
      title={
        network === undefined
          ? `${t('deposit.held.received')} ${amount}`
          : t('deposit.held.receivedOn', { amount, network })
      }
      detail={
        state === 'held' || resolvedAt === undefined
          ? `${expected} · ${when(receivedAt)}`
          : t(`deposit.held.resolvedAt.${state}`, { at: when(resolvedAt) })
      }
      end={<Pill {...heldLook(payment)}>{t(`pills.held.${state}`)}</Pill>}
    />
  )
}
