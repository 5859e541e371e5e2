import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Timeline } from '@plaza/ui/timeline'
import { orderSteps, type Moves } from './order-steps'

export interface OrderTimelineProps<S extends string> {
  label: string
  moves: Moves
  timeline: readonly { state: S; at: number }[]
  /** What a step is called. */
  stepText: (state: S) => string
}

/** What happened to an order with its times, and what comes if all goes well. */
export function OrderTimeline<S extends string>({ label, moves, timeline, stepText }: OrderTimelineProps<S>) {
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const steps = orderSteps(moves, timeline).map(({ state, status, atMs }) => ({
    id: state,
    title: stepText(state as S),
    state: status,
    detail: atMs === undefined ? undefined : dateTime(atMs, { timeZone }),
  }))
  return <Timeline label={label} steps={steps} />
}
