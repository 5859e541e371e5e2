import { Button } from '@plaza/ui/button'
import { Countdown } from '@plaza/ui/countdown'
import { Page } from '@plaza/ui/page'
import { Order, OrderSkeleton, type Moves, type OrderProps } from '.'

export default { title: 'order' }

const nothing = () => undefined
const startMs = 1_763_800_000_000
const moves: Moves = {
  created: ['awaiting-payment'],
  'awaiting-payment': ['processing', 'expired'],
  processing: ['credited', 'failed'],
  credited: [],
  expired: [],
  failed: [],
}
const names: Record<string, string> = {
  created: 'Created',
  'awaiting-payment': 'Awaiting payment',
  processing: 'Processing',
  credited: 'Credited',
  expired: 'Expired',
  failed: 'Failed',
}
const timeline = (...states: string[]): OrderProps<string>['timeline'] => ({
  label: 'What happens to your deposit',
  moves,
  timeline: states.map((state, index) => ({ state, at: startMs + index * 60_000 })),
  stepText: (state) => names[state] ?? state,
  waitsFor: (state) => (state === 'awaiting-payment' ? 'Waiting for your payment to arrive' : undefined),
  timeZone: 'Asia/Manila',
})
const money = { amountMinor: 123_456_789, currency: 'PHP' }
const references = [
  { label: 'Amount to pay', value: '₱1,234,567.89', copyValue: '1234567.89' },
  { label: 'Reference for the bank', value: 'PZ-2048-1177-3390-4471-0092-5518' },
]
const endActions = { done: 'Done', onDone: nothing, again: 'Deposit again', onAgain: nothing, isGood: true }

export const Pending = () => (
  <Page>
    <OrderSkeleton />
  </Page>
)
export const WaitingForPayment = () => (
  <Order
    head={{
      ...money,
      tone: 'warning',
      icon: 'clock',
      title: 'Waiting for your payment',
      text: 'Pay exactly this amount and give the reference below.',
    }}
    deadline={
      <Countdown
        untilMs={startMs + 900_000}
        now={() => startMs}
        label="Time left to pay"
        ended="Time is up"
      />
    }
    references={references}
    timeline={timeline('created', 'awaiting-payment')}
    openActions={
      <Button variant="danger" isBlock onClick={nothing}>
        Cancel this deposit
      </Button>
    }
  />
)
export const Credited = () => (
  <Order
    head={{
      ...money,
      tone: 'success',
      icon: 'check',
      title: "It's in your wallet",
      text: "It's ready to use.",
      isCelebrated: true,
    }}
    references={references.slice(1)}
    timeline={timeline('created', 'awaiting-payment', 'processing', 'credited')}
    endActions={endActions}
  />
)
export const Failed = () => (
  <Order
    head={{
      ...money,
      tone: 'danger',
      icon: 'alert',
      title: "The deposit didn't work",
      text: 'The bank declined it.',
    }}
    references={references.slice(1)}
    timeline={timeline('created', 'awaiting-payment', 'processing', 'failed')}
    endActions={{ ...endActions, isGood: false }}
  />
)
