import { CopyField } from '@plaza/ui/copy-field'
import { Page, Section, Stack } from '@plaza/ui/page'
import type { ReactNode } from 'react'
import { OrderActions, type OrderActionsProps } from './OrderActions'
import { OrderHead, type OrderHeadProps } from './OrderHead'
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline'

/** A value that the bank or customer service needs, to be copied. */
export interface OrderReference {
  label: string
  value: string
  /** The copied text, if it differs from the shown one. */
  copyValue?: string
}

export interface OrderProps<S extends string> {
  head: Omit<OrderHeadProps, 'children'>
  /** Time left for the current step. */
  deadline?: ReactNode
  /** Further details before the references, such as the account that receives the money. */
  children?: ReactNode
  references: readonly OrderReference[]
  timeline: OrderTimelineProps<S>
  /** Actions while the order is open. */
  openActions?: ReactNode
  /** Actions after the order has ended; absent while it is open. */
  endActions?: OrderActionsProps
}

/** The screen of one money order: state, values to copy, timeline and actions. */
export function Order<S extends string>(props: OrderProps<S>) {
  const { head, deadline, children, references, timeline, openActions, endActions } = props
  return (
    <Page hasActions={endActions !== undefined}>
      <OrderHead {...head}>{deadline}</OrderHead>
      {children}
      <Stack gap={8}>
        {references.map((reference) => (
          <CopyField key={reference.label} {...reference} />
        ))}
      </Stack>
      <Section title={timeline.label}>
        <OrderTimeline {...timeline} />
      </Section>
      {openActions}
      {endActions && <OrderActions {...endActions} />}
    </Page>
  )
}
