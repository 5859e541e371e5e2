import type { LedgerKind } from '@plaza/contract/money'
import type { WorldDeposit, WorldEntry } from './person'

const minuteMs = 60_000
const expiryMs = 15 * minuteMs
const dayMs = 24 * 60 * minuteMs

/** A deposit that was not simply paid. */
export interface ToldDeposit {
  method: string
  amountMinor: number
  /**
   * How it ended. `late` waits for people, `returned` and `credited` were late too and are decided; `pending` is to be paid to
   * an agent, who was paid.
   */
  end: 'declined' | 'expired' | 'cancelled' | 'late' | 'returned' | 'credited' | 'pending'
}

interface Asked {
  reference: string
  told: ToldDeposit
  at: number
  move: (kind: LedgerKind, reference: string, at: number, entries: WorldEntry[]) => void
}

const entry = (owner: WorldEntry['owner'], wallet: string, amountMinor: number): WorldEntry => ({
  owner,
  wallet,
  amountMinor,
})

const lastState = { declined: 'failed', cancelled: 'cancelled' } as const

/** Books what came after an order had expired, and what people decided about it; the payment to be written. */
function bookLate({ reference, told, at, move }: Asked): NonNullable<WorldDeposit['held']> {
  const { amountMinor, end } = told
  const id = `HP${reference.slice(2)}`
  const receivedAt = at + expiryMs + 7 * minuteMs
  const outOf = (wallet: string) => entry('house', wallet, -amountMinor)
  move('suspense-hold', reference, receivedAt, [
    outOf('psp:clearing'),
    entry('house', 'psp:suspense', amountMinor),
  ])
  const held = { id, amountMinor, cause: 'late' as const, receivedAt }
  if (end !== 'returned' && end !== 'credited') return { ...held, state: 'held' }
  const resolvedAt = receivedAt + 50 * minuteMs
  if (end === 'credited')
    move('suspense-credit', reference, resolvedAt, [
      outOf('psp:suspense'),
      entry('self', 'main', amountMinor),
    ])
  else
    move('suspense-return', reference, resolvedAt, [
      outOf('psp:suspense'),
      entry('house', 'psp:clearing', amountMinor),
    ])
  return { ...held, state: end, resolvedAt, resolvedBy: 'ana' }
}

/** Books a deposit that was not simply paid; the order to be written (DEPOSIT-3, DEPOSIT-5). */
export function bookDeposit(asked: Asked): WorldDeposit {
  const { reference, told, at } = asked
  const { method, amountMinor, end } = told
  const order = { reference, method, amountMinor }
  const steps = [
    { state: 'created', at },
    { state: 'awaiting-payment', at: at + 1_000 },
  ]
  if (end === 'pending') {
    const fields = [
      { label: 'name', value: 'Perla · Agent 01' },
      { label: 'contact', value: '0917 555 0101' },
      { label: 'reference', value: reference },
    ] as const
    const instructions = { kind: 'offline' as const, fields: [...fields], payMinor: amountMinor }
    return { ...order, steps, instructions, saidPaidAt: at + 20 * minuteMs, expiresAt: at + dayMs }
  }
  if (end === 'declined' || end === 'cancelled') {
    steps.push({ state: lastState[end], at: at + 3 * minuteMs })
    return { ...order, steps, ...(end === 'declined' && { reason: 'declined' }) }
  }
  steps.push({ state: 'expired', at: at + expiryMs })
  return { ...order, steps, ...(end !== 'expired' && { held: bookLate(asked) }) }
}
