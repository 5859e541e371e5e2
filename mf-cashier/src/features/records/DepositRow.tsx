import { localized, type Deposit, type DepositMethod } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { useCashierText } from '../../texts'
import { depositLook, methodIcon } from '../deposit/deposit-view'
import { decisiveHeld, heldLook } from '../deposit/held-view'

export interface DepositRowProps {
  deposit: Deposit
  /** Its method; the code is shown where it is not offered any more. */
  method: DepositMethod | undefined
  onOpen: () => void
}

/** One deposit: how, when, how much, and how it stands. */
export function DepositRow({ deposit, method, onOpen }: DepositRowProps) {
  const t = useCashierText()
  const language = useLanguage()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { state, createdAt } = deposit
  const held = decisiveHeld(deposit)
  const { amountMinor, currency } = held ?? deposit
  return (
    <ListRow
      icon={method ? methodIcon(method) : 'wallet'}
      title={method ? localized(method.name, language) : deposit.method}
      detail={dateTime(createdAt, { timeZone, style: 'time' })}
      end={
        <>
          <Amount
            minor={amountMinor}
            currency={currency}
            kind={(held?.state ?? state) === 'credited' ? 'change' : 'plain'}
            size="small"
          />
          {held ? (
            <Pill {...heldLook(held)}>{t(`deposit.held.pill.${held.state}`)}</Pill>
          ) : (
            <Pill {...depositLook(state)}>{t(`deposit.states.${state}.pill`)}</Pill>
          )}
        </>
      }
      onPress={onOpen}
    />
  )
}
