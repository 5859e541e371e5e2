import type { Deposit } from '@plaza/contract/money'
import { Amount } from '@plaza/ui/amount'
import { Pill } from '@plaza/ui/pill'
import { useRecordsText } from '../../locales/records/texts'
import { depositLook } from '../deposit/deposit-view'
import { decisiveHeld, heldLook, shownMinor } from '../deposit/held-view'

/** The end of a deposit's row: its amount and state. */
export function DepositState({ deposit }: { deposit: Deposit }) {
  const t = useRecordsText()
  const held = decisiveHeld(deposit)
  const { currency } = held ?? deposit
  return (
    <>
      <Amount
        minor={shownMinor(deposit)}
        currency={currency}
        kind={(held?.state ?? deposit.state) === 'credited' ? 'change' : 'plain'}
        size="small"
      />
      {held ? (
        <Pill {...heldLook(held)}>{t(`pills.held.${held.state}`)}</Pill>
      ) : (
        <Pill {...depositLook(deposit.state)}>{t(`pills.deposit.${deposit.state}`)}</Pill>
      )}
    </>
  )
}
