import { useFormats } from '@plaza/i18n'
import { Timeline } from '@plaza/ui/timeline'
import { orderSteps, type Moves } from './order-steps'
import css from './OrderTimeline.module.css'

export interface OrderTimelineProps<S extends string> {
  label: string
  /** Allowed moves from each state. */
  moves: Moves
  /** The states reached so far, with their times in ms. */
  timeline: readonly { state: S; at: number }[]
  /** Label of a step. */
  stepText: (state: S) => string
  /** Who or what an order waits for in a state; undefined in a state that waits for nobody. */
  waitsFor: (state: S) => string | undefined
  /** IANA zone of the times. */
  timeZone: string
}

/** The history of an order with its times, whom it is waiting for, and the next steps if all goes well. */
export function OrderTimeline<S extends string>(props: OrderTimelineProps<S>) {
  const { label, moves, timeline, stepText, waitsFor, timeZone } = props
  const { dateTime } = useFormats()
  const steps = orderSteps(moves, timeline).map(({ state, status, atMs }) => {
    const waiting = status === 'current' ? waitsFor(state as S) : undefined
    return {
      id: state,
      title: stepText(state as S),
      state: status,
      detail:
        atMs === undefined ? undefined : (
          <>
            {dateTime(atMs, { timeZone })}
            {waiting !== undefined && <span className={css.waiting}>{waiting}</span>}
          </>
        ),
    }
  })
  return <Timeline label={label} steps={steps} />
}
