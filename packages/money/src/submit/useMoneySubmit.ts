import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import type { MoneyIntent } from '@plaza/contract/money'
import { CallError, useCallMutation, type CallInput } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'
import type { IntentBody } from '../intent/intents'
import { useIntents } from '../intent/useIntents'
import { isAnswered, isSenderRefused } from './is-answered'

export interface MoneySubmitOptions<C extends AnyCall> {
  /** The intent's kind within its remote; a remote has one intent of each kind at a time. */
  kind: string
  /** The prefix of the call's error codes, such as `withdraw`; the kind when absent. */
  domain?: string
  call: C
  /** The session storage key of these intents; that of the remote's intents when absent. */
  storageKey?: string
  /** The call's body; amount, method and details of the intent when absent. The proof is added to it. */
  bodyOf?: (intent: IntentBody) => Record<string, unknown>
  orderIdOf: (answer: AnswerOf<C>) => string
  /** Not called after the screen has unmounted. */
  onAnswer: (answer: AnswerOf<C>) => void
}

export interface MoneySubmit {
  /**
   * Sends the intent with the proof of authorisation, which is not stored. Returns the failure; undefined on success,
   * or while another send is in progress. `key` is the key of a new intent, where the caller makes it.
   */
  submit: (body: IntentBody, proof?: Record<string, string>, key?: string) => Promise<CallError | undefined>
  isSending: boolean
  failure: CallError | undefined
  /** The failure does not say whether the gateway acted: the money may have moved, and sending again is safe. */
  isUncertain: boolean
  /** An intent that was sent, perhaps before a reload, and got no answer: it can be sent again with its key. */
  unanswered: MoneyIntent | undefined
}

const plainBody = ({ details, ...wanted }: IntentBody): Record<string, unknown> => ({ ...wanted, ...details })

/**
 * Sends a money intent once, however often the button is tapped, and with one key until the gateway has answered. Emits
 * `money:inflight` meanwhile, so that nothing reloads the page during the call.
 */
export function useMoneySubmit<C extends AnyCall>(options: MoneySubmitOptions<C>): MoneySubmit {
  const { kind, domain = kind, call, storageKey, bodyOf = plainBody, orderIdOf, onAnswer } = options
  const { events, signal } = useRemote()
  const intents = useIntents(storageKey)
  const { mutateAsync } = useCallMutation(call)
  const open = (): MoneyIntent | undefined => {
    const intent = intents.of(kind)
    return intent?.orderId || intent?.isRefused ? undefined : intent
  }
  const [state, setState] = useState<Omit<MoneySubmit, 'submit'>>(() => ({
    isSending: false,
    failure: undefined,
    isUncertain: false,
    unanswered: open(),
  }))
  const isSending = useRef(false)
  const idle = { isSending: false, failure: undefined, isUncertain: false, unanswered: undefined }

  const submit: MoneySubmit['submit'] = async (body, proof, ownKey) => {
    if (isSending.current) return undefined
    isSending.current = true
    const wasUnanswered = open() !== undefined
    const { key } = intents.begin(kind, body, ownKey)
    setState({ ...idle, isSending: true })
    events.say('money:inflight', { intent: key, state: 'begun' })
    try {
      const input = { body: { ...bodyOf(body), ...proof }, idempotencyKey: key }
      const answer = await mutateAsync(input as CallInput<C>)
      intents.attach(kind, orderIdOf(answer))
      setState(idle)
      if (!signal.aborted) onAnswer(answer)
      return undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const wasAnswered = isAnswered(error, domain)
      if (wasAnswered) intents.end(kind)
      else if (isSenderRefused(error) && !wasUnanswered) intents.refuse(kind)
      setState({
        ...idle,
        failure: error,
        isUncertain: !wasAnswered && !isSenderRefused(error),
        unanswered: open(),
      })
      return error
    } finally {
      isSending.current = false
      events.say('money:inflight', { intent: key, state: 'ended' })
    }
  }
  return { ...state, submit }
}
