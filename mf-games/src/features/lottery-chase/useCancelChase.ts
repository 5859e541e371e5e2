import { cancelChaseCall, type Chase } from '@plaza/contract/lottery'
import { useMoneySubmit, type IntentBody, type MoneySubmit } from '@plaza/money'

const cancelBody = ({ details = {} }: IntentBody): Record<string, unknown> => ({ id: details['id'] })

export interface CancelChase extends Omit<MoneySubmit, 'submit'> {
  cancel: (id: string, amountMinor: number) => Promise<unknown>
}

/** Cancels what is left of a plan, once however often it is tapped (CHASE-1, LEDGER-3). */
export function useCancelChase(onCancelled: (chase: Chase) => void): CancelChase {
  const { submit, ...sending } = useMoneySubmit({
    kind: 'cancel-chase',
    domain: 'lottery',
    storageKey: 'plaza.bet',
    call: cancelChaseCall,
    bodyOf: cancelBody,
    orderIdOf: ({ chase }) => chase.id,
    onAnswer: ({ chase }) => onCancelled(chase),
  })
  return { ...sending, cancel: (id, amountMinor) => submit({ amountMinor, details: { id } }) }
}
