import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { isFinalState, transferChanged } from '@plaza/contract/money'
import { useCall, type CallInput } from '@plaza/client'
import type { Moves } from '@plaza/ui/order'
import { useAnewOn } from '../parts/useAnewOn'
import { usePollPace } from './usePollPace'

/** The answer with one transfer, asked for until the transfer has ended: by the stream, and by polling (WALLET-2, UPLINE-1). */
export function useFollowedTransfer<C extends AnyCall>(
  call: C,
  { id, moves, stateOf }: { id: string; moves: Moves; stateOf: (answer: AnswerOf<C>) => string },
) {
  useAnewOn(transferChanged, call)
  const paceMs = usePollPace()
  return useCall(call, { params: { id } } as CallInput<C>, {
    intervalMs: (known) => (known !== undefined && !isFinalState(moves, stateOf(known)) ? paceMs() : false),
  })
}
