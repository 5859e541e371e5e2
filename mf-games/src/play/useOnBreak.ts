import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'

/** Whether the member takes a break from play, and its session is for withdrawing alone: nothing to play is offered then (RG-8). */
export const useOnBreak = (): boolean =>
  useStoreValue(useRemote().events.session).session?.facts?.['isOnBreak'] === true
