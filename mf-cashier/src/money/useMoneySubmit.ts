import type { AnswerOf, AnyCall, MoneyIntent, MoneyIntentKind } from '@plaza/contract'
import { CallError, useCallMutation, type CallInput } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'
import type { IntentBody } from './intents'
import { isAnswered, isUnproven } from './is-answered'
import { useIntents } from './useIntents'

export interface MoneySubmitOptions<C extends AnyCall> {
  kind: MoneyIntentKind
  call: C
  orderIdOf: (answer: AnswerOf<C>) => string
  /** Not called when the screen has gone meanwhile. */
  onAnswer: (answer: AnswerOf<C>) => void
}

export interface MoneySubmit {
  /**
   * Sends what is wanted, with what proves who wants it, which is not kept. Answers why it did not go through; nothing
   * when it did, or when something is on its way already.
   */
  submit: (body: IntentBody, proof?: Record<string, string>) => Promise<CallError | undefined>
  isSending: boolean
  failure: CallError | undefined
  /** Sent, also before a reload, and without an answer: to be sent again with its key. */
  unanswered: MoneyIntent | undefined
}

/**
 * Sends a money intent: once however often it is tapped, with one key until the gateway has answered, and with
 * `money:inflight` around it, so that nothing reloads the page meanwhile.
 */
export function useMoneySubmit<C extends AnyCall>(options: MoneySubmitOptions<C>): MoneySubmit {
  const { kind, call, orderIdOf, onAnswer } = options
  const { events, signal } = useRemote()
  const intents = useIntents()
  const { mutateAsync } = useCallMutation(call)
  const open = (): MoneyIntent | undefined => {
    const intent = intents.of(kind)
    return intent?.orderId || intent?.isRefused ? undefined : intent
  }
  const [state, setState] = useState<Omit<MoneySubmit, 'submit'>>(() => ({
    isSending: false,
    failure: undefined,
    unanswered: open(),
  }))
  const isSending = useRef(false)

  const submit: MoneySubmit['submit'] = async (body, proof) => {
    if (isSending.current) return undefined
    isSending.current = true
    const wasUnanswered = open() !== undefined
    const { key } = intents.begin(kind, body)
    setState({ isSending: true, failure: undefined, unanswered: undefined })
    events.say('money:inflight', { intent: key, state: 'begun' })
    try {
      const answer = await mutateAsync({ body: { ...body, ...proof }, idempotencyKey: key } as CallInput<C>)
      intents.attach(kind, orderIdOf(answer))
      setState({ isSending: false, failure: undefined, unanswered: undefined })
      if (!signal.aborted) onAnswer(answer)
      return undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isAnswered(error)) intents.end(kind)
      else if (isUnproven(error) && !wasUnanswered) intents.refuse(kind)
      setState({ isSending: false, failure: error, unanswered: open() })
      return error
    } finally {
      isSending.current = false
      events.say('money:inflight', { intent: key, state: 'ended' })
    }
  }
  return { ...state, submit }
}
