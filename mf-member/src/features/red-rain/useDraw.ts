import { CallError, useCallMutation } from '@plaza/client'
import { drawRainCall, type RainDraw } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'

/** What became of the latest tap. */
export type DrawState =
  | { kind: 'waiting' }
  | { kind: 'drawn'; draw: RainDraw; chancesLeft: number }
  /** No answer came; the same chance can be asked for again. */
  | { kind: 'lost' }
  | { kind: 'refused'; failure: CallError }

/** Without an answer of the server it is unknown whether the chance was used. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/**
 * Draws the chances of one session, one at a time. A chance keeps its key until the server has answered, so that a repeated
 * tap, and another attempt after a lost answer, use it once.
 */
export function useDraw(session: string) {
  const { events } = useRemote()
  const key = useRef<string>(undefined)
  const [state, setState] = useState<DrawState>({ kind: 'waiting' })
  const { mutateAsync, isPending } = useCallMutation(drawRainCall)

  const draw = async () => {
    if (isPending) return
    key.current ??= crypto.randomUUID()
    const idempotencyKey = key.current
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      const { draw: drawn, chancesLeft } = await mutateAsync({ body: { session }, idempotencyKey })
      key.current = undefined
      setState({ kind: 'drawn', draw: drawn, chancesLeft })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLost(error)) return setState({ kind: 'lost' })
      key.current = undefined
      setState({ kind: 'refused', failure: error })
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
    }
  }
  return { state, isDrawing: isPending, draw, next: () => setState({ kind: 'waiting' }) }
}
