import type { AnyCall } from '@plaza/contract/kernel'
import type { CallError } from '@plaza/client'
import type { MoneyIntent } from '@plaza/contract/money'
import { useState } from 'react'
import type { IntentBody } from '../intent/intents'
import { useIntents } from '../intent/useIntents'
import { useUnsent } from '../intent/useUnsent'
import { amountProblem, type AmountLimits, type AmountProblem } from './amount-problem'
import { useMoneySubmit, type MoneySubmit, type MoneySubmitOptions } from './useMoneySubmit'

export interface MoneyFormOptions<C extends AnyCall> extends MoneySubmitOptions<C> {
  limits: AmountLimits
  /** Fields of the call's body besides the amount, such as the recipient; from the amount where they depend on it. */
  details?: Record<string, string> | ((amountMinor: number) => Record<string, string>)
  /** Whether what was begun and never sent belongs into this form, which shows its amount again; it does unless this is given. */
  isOwnDraft?: (draft: MoneyIntent) => boolean
}

export interface MoneyForm extends Omit<MoneySubmit, 'submit'> {
  amountMinor: number | null
  setAmountMinor: (minor: number | null) => void
  /** Why the amount cannot be sent, or null. */
  problem: AmountProblem | null
  /** The confirmation is open. */
  isAsking: boolean
  /** Opens the confirmation and creates the key; does nothing while the amount is invalid. */
  ask: () => void
  stopAsking: () => void
  /** The intent to confirm; an unanswered one takes precedence over a new one. */
  askedMinor: number
  /** The error of the withdrawal password; while the confirmation shows it, `failure` is empty. */
  passwordFailure: CallError | undefined
  /**
   * Sends the confirmed intent, with the withdrawal password if the call needs one (`{ paymentPassword }`). Any answer
   * except a wrong password closes the confirmation, and so does an amount that can no longer be sent, of which nothing is
   * sent. Returns the failure, if any.
   */
  confirm: (proof?: Record<string, string>) => Promise<CallError | undefined>
}

const isPasswordFailure = (failure: CallError | undefined): failure is CallError =>
  failure?.code === 'withdraw.password.wrong' || failure?.code === 'withdraw.password.locked'

/**
 * A form that moves an amount after a confirmation. An intent without an answer is settled before a new one is sent.
 */
export function useMoneyForm<C extends AnyCall>(options: MoneyFormOptions<C>): MoneyForm {
  const { kind, limits, details, isOwnDraft } = options
  const intents = useIntents()
  const { submit, ...sending } = useMoneySubmit(options)
  const { unanswered, failure } = sending
  const draft = useUnsent(kind)
  const [amountMinor, setAmountMinor] = useState<number | null>(
    draft && (isOwnDraft?.(draft) ?? true) ? draft.amountMinor : null,
  )
  const [isAsking, setAsking] = useState(false)
  const problem = amountProblem(amountMinor, limits)
  const passwordFailure = isPasswordFailure(failure) ? failure : undefined
  const wanted = (): IntentBody | undefined => {
    if (unanswered) {
      const { amountMinor: sentMinor, method, details: sentDetails } = unanswered
      return {
        amountMinor: sentMinor,
        ...(method && { method }),
        ...(sentDetails && { details: sentDetails }),
      }
    }
    if (amountMinor === null || problem !== null) return undefined
    return {
      amountMinor,
      ...(details && { details: typeof details === 'function' ? details(amountMinor) : details }),
    }
  }
  return {
    ...sending,
    failure: isAsking && passwordFailure ? undefined : failure,
    passwordFailure,
    amountMinor,
    setAmountMinor,
    problem,
    isAsking,
    ask() {
      const body = wanted()
      if (!body) return
      intents.prepare(kind, body)
      setAsking(true)
    },
    stopAsking: () => setAsking(false),
    askedMinor: unanswered?.amountMinor ?? amountMinor ?? 0,
    async confirm(proof) {
      const body = wanted()
      if (!body) {
        // The balance or a limit changed meanwhile, here or on another device: the field says what is wrong now.
        setAsking(false)
        return undefined
      }
      const refusal = await submit(body, proof)
      if (!isPasswordFailure(refusal)) setAsking(false)
      return refusal
    },
  }
}
