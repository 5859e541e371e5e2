import { CallError, useCallMutation, useForget } from '@plaza/client'
import { envelopesCall, openEnvelopeCall } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'

/** What became of opening an envelope. */
export type OpeningState =
  | { kind: 'waiting' }
  /** No answer came; it can be asked for again. */
  | { kind: 'lost' }
  | { kind: 'refused'; failure: CallError }

/** Without an answer of the server it is unknown whether the packet was opened. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** Opens one envelope. Its key stays until the server has answered, so that another attempt opens no second packet. */
export function useOpenEnvelope(id: string, onOpened: (amountMinor: number) => void) {
  const { events } = useRemote()
  const forget = useForget()
  const key = useRef<string>(undefined)
  const [state, setState] = useState<OpeningState>({ kind: 'waiting' })
  const { mutateAsync, isPending } = useCallMutation(openEnvelopeCall)
  const open = async () => {
    if (isPending) return
    key.current ??= crypto.randomUUID()
    const idempotencyKey = key.current
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      const { envelope } = await mutateAsync({ body: { id }, idempotencyKey })
      onOpened(envelope.amountMinor ?? 0)
      forget(envelopesCall)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLost(error)) return setState({ kind: 'lost' })
      key.current = undefined
      setState({ kind: 'refused', failure: error })
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
    }
  }
  return { state, isOpening: isPending, open }
}
