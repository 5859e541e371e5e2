import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { useCashierText } from '../texts'

/** What the member owes and what that means; nothing while nothing is owed (LEDGER-7). */
export function DebtNotice() {
  const t = useCashierText()
  const { money } = useFormats()
  const { balance } = useStoreValue(useRemote().events.balance)
  if (!balance?.debtMinor) return null
  return (
    <Notice title={t('debt.title', { amount: money(balance.debtMinor, balance.currency) })}>
      {t('debt.text')}
    </Notice>
  )
}
