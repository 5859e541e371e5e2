import type { LedgerKind } from '@plaza/contract/money'
import type { ImportedWithdrawal } from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { WorldEntry, WorldWithdrawal } from './person'

const minuteMs = 60_000
const entry = (owner: WorldEntry['owner'], wallet: string, amountMinor: number): WorldEntry => ({
  owner,
  wallet,
  amountMinor,
})

/** How a withdrawal of the demo ends, or where it stands. */
export interface WithdrawalEnd extends Pick<
  ImportedWithdrawal,
  'feeMinor' | 'reason' | 'causes' | 'waitsUntil' | 'takenBy' | 'approvedBy' | 'adapter'
> {
  state: 'paid' | 'rejected' | 'failed' | 'returned' | 'submitted' | 'under-review' | 'approved' | 'paying'
}

interface Asked {
  reference: string
  amountMinor: number
  at: number
  end: WithdrawalEnd
  random: SeededRandom
  move: (kind: LedgerKind, reference: string, at: number, entries: WorldEntry[]) => void
}

const path = ['submitted', 'under-review', 'approved', 'paying', 'paid'] as const

/** The states up to where it stands, with their times. */
function stepsOf({ state }: WithdrawalEnd, at: number, random: SeededRandom): WorldWithdrawal['steps'] {
  const reviewedAt = at + random.int(3, 14) * minuteMs
  const paidAt = reviewedAt + random.int(4, 50) * minuteMs
  const times = [at, at + 1_000, reviewedAt, reviewedAt + 1_000, paidAt]
  const last = { rejected: 'under-review', failed: 'paying', returned: 'paid' }[state as 'failed'] ?? state
  const steps = path
    .slice(0, path.indexOf(last as 'paid') + 1)
    .map((step, index) => ({ state: step as string, at: times[index] ?? paidAt }))
  if (state === 'rejected') steps.push({ state, at: reviewedAt })
  if (state === 'failed') steps.push({ state, at: paidAt })
  if (state === 'returned') steps.push({ state: 'failed', at: paidAt + 60 * minuteMs })
  return steps
}

/** Reserves a withdrawal of the demo, and books how it ended; the order to be written. */
export function bookWithdrawal({ reference, amountMinor, at, end, random, move }: Asked): WorldWithdrawal {
  const { state, feeMinor = 0, ...rest } = end
  const steps = stepsOf(end, at, random)
  const endedAt = steps.at(-1)?.at ?? at
  const outside = (sign: 1 | -1) => [
    entry('house', 'psp:clearing', sign * (amountMinor - feeMinor)),
    ...(feeMinor > 0 ? [entry('house', 'house:fees', sign * feeMinor)] : []),
  ]
  const fromLocked = entry('self', 'locked', -amountMinor)
  const toMain = entry('self', 'main', amountMinor)
  move('withdrawal-reserve', reference, at, [
    entry('self', 'main', -amountMinor),
    entry('self', 'locked', amountMinor),
  ])
  if (state === 'rejected' || state === 'failed')
    move('withdrawal-return', reference, endedAt, [fromLocked, toMain])
  if (state === 'paid') move('withdrawal-paid', reference, endedAt, [fromLocked, ...outside(1)])
  if (state === 'returned') {
    move('withdrawal-paid', reference, steps.at(-2)?.at ?? at, [fromLocked, ...outside(1)])
    move('withdrawal-back', reference, endedAt, [...outside(-1), toMain])
  }
  return { reference, amountMinor, steps, feeMinor, ...rest }
}
