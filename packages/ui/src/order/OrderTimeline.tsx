import { useFormats } from '@plaza/i18n'
import { Timeline } from '@plaza/ui/timeline'
import { orderSteps, type Moves } from './order-steps'
import css from './OrderTimeline.module.css'

/** What happened to an order beyond the states of its table, such as a decision by a person. */
export interface OrderAfterStep {
  id: string
  title: string
  /** ms; absent while it is waited for. */
  atMs?: number | undefined
  /** Whom it waits for; it is the current step then. */
  waitsFor?: string | undefined
}

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
  /** Steps after those of the table, in their order. */
  after?: readonly OrderAfterStep[]
  /** IANA zone of the times. */
  timeZone: string
}

/** The history of an order with its times, whom it is waiting for, and the next steps if all goes well. */
export function OrderTimeline<S extends string>(props: OrderTimelineProps<S>) {
  const { label, moves, timeline, stepText, waitsFor, after = [], timeZone } = props
  const { dateTime } = useFormats()
  const detailOf = (atMs: number | undefined, waiting: string | undefined) =>
    (atMs !== undefined || waiting !== undefined) && (
      <>
        <span>{atMs !== undefined && dateTime(atMs, { timeZone })}</span>
        {waiting !== undefined && <span className={css.waiting}>{waiting}</span>}
      </>
    )
  const steps = orderSteps(moves, timeline).map(({ state, status, atMs }) => ({
    id: state,
    title: stepText(state as S),
    state: status,
    detail: detailOf(atMs, status === 'current' ? waitsFor(state as S) : undefined) || undefined,
  }))
  const afterSteps = after.map(({ id, title, atMs, waitsFor: waiting }) => ({
    id,
    title,
    state: waiting === undefined ? ('done' as const) : ('current' as const),
    detail: detailOf(atMs, waiting) || undefined,
  }))
  return <Timeline label={label} steps={[...steps, ...afterSteps]} />
}
