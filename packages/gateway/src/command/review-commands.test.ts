import type { ListedItem } from '../modules/money/suspense'
import type { ReviewedWithdrawal } from '../modules/money/withdrawals/list-review'
import { runPlaza } from '../testing/run-plaza'

const row: ReviewedWithdrawal = {
  id: 'PZ1',
  merchant: 'demo',
  member_id: 'm',
  member: 'player01',
  debt_minor: 4_780_000,
  account: 'GCash •••• 4567',
  payout_account_id: 'a',
  amount_minor: 60_000_000,
  fee_minor: 0,
  currency: 'PHP',
  state: 'under-review',
  reason: null,
  created_at: 0,
  due_at: null,
  attempts: 0,
  adapter: null,
  causes: ['second', 'amount', 'account-shared'],
  taken_by: 'ben',
  taken_at: 0,
  conflict: null,
  approvals: [{ by: 'ana', at: 0, documents: null }],
}

/** A payment on hold for an order. */
const held = (id: string, order: string): ListedItem => ({
  ...{ id, merchant: 'demo', member_id: 'm', account: 'player01', deposit_id: order, reference: order },
  ...{
    method: 'psp-qr',
    amount_minor: 8_713,
    ordered_minor: 50_000,
    ordered_currency: 'PHP',
    currency: 'PHP',
    cause: 'amount' as const,
  },
  ...{
    event_id: id,
    network: null,
    state: 'held' as const,
    received_at: 0,
    resolved_at: null,
    resolved_by: null,
    why: null,
    is_booked: true,
    taken_by: null,
    taken_at: null,
  },
})

const agentOrder = {
  ...{ id: 'PZ2', merchant: 'demo', account: 'player01', amountMinor: 120_000, currency: 'PHP' },
  ...{ saidPaidAt: 0, state: 'awaiting-payment', pictures: ['0a'], taken_by: 'ana', taken_at: 0 },
}
const transfer = {
  ...{ id: 'TR1', merchant: 'demo', member_id: 'm', upline_id: 'u', from: 'up01', to: 'agent01' },
  ...{
    amount_minor: 500_000,
    currency: 'PHP',
    remark: 'thanks',
    debt_minor: 900,
    state: 'pending-review' as const,
  },
  ...{ created_at: 1_000, ended_at: null, taken_by: null, taken_at: null },
}
const adjustment = {
  ...{ id: 'AD1', merchant: 'demo', member_id: 'm', account: 'player01', currency: 'PHP' },
  ...{ amount_minor: -50_000, turnover_tenths: 10, asked_by: 'ana', asked_at: 2_000 },
  ...{ confirmed_by: null, confirmed_at: null, taken_by: 'ben', taken_at: 3_000 },
}
const submission = {
  ...{ id: 'KY1', merchant: 'demo', account: 'player01', level: 'basic', state: 'under-review' },
  ...{ created_at: 0, taken_by: null, taken_at: null },
}
const documents = {
  ...{ name: 'Maria Santos', nameOnRecord: 'Maria S' },
  ...{ birthDate: null, birthDateOnRecord: null, address: null, document: null, number: 'P1', reason: null },
  ...{ documents: ['0b'], selfies: [] },
}
const items = [held('h1', 'PZ3'), held('h2', 'PZ4'), held('h3', 'PZ4'), held('3f1c', 'PZ5')]
const dossier = {
  ...row,
  accountSharedWith: ['player02', 'player03'],
  timeline: [{ state: 'submitted', at: 0 }],
  changedAt: 0,
}

function findCase(id: string) {
  const own = items.filter((item) => item.id === id || item.deposit_id === id)
  if (own.length > 0) return { queue: 'suspense', found: own }
  if (id === 'PZ2') return { queue: 'paid-to-agents', found: agentOrder }
  if (id === 'TR1') return { queue: 'transfers', found: transfer }
  if (id === 'AD1') return { queue: 'adjustments', found: adjustment }
  return { queue: 'withdrawals', found: dossier }
}

/** Runs `plaza …` over a gateway of the test's own: the operations that it asked for, and what it printed. */
const plaza = (args: string[], after: object = { state: 'under-review' }) =>
  runPlaza(args, {
    cases: {
      withdrawals: [row],
      suspense: items.slice(0, 3),
      'paid-to-agents': [agentOrder],
      transfers: [transfer],
      adjustments: [adjustment],
      deletions: [],
      feedback: [],
      freezes: [],
      kyc: [],
      applications: [],
    },
    findCase,
    after,
  })

describe('the commands of review', () => {
  // WITHDRAW-6
  it('the review queue shows member, amount, cause, approvals and reviewer of each withdrawal', async () => {
    const { printed } = await plaza(['review'])
    expect(printed[0]?.split('\n')[0]).toBe(
      'PZ1  1970-01-01T00:00:00.000Z  demo/player01  600000.00 PHP  under-review  needs two operators, large amount, payout account of several members  its member owes 47800.00 PHP  approved by ana  taken by ben at 1970-01-01T00:00:00.000Z',
    )
    expect(printed[0]).toContain(
      'PZ2  1970-01-01T00:00:00.000Z  demo/player01  1200.00 PHP  paid to an agent  pictures: 0a',
    )
    expect((await plaza(['review', 'show', 'PZ1'])).printed[0]).toContain(
      'account    GCash •••• 4567\n  also of    player02, player03\n',
    )
  })

  // KYC-1
  it('a reason of one option is that of the queue whose case it is', async () => {
    const withDocuments = (id: string) => (id === 'KY1' ? { queue: 'kyc', found: submission } : findCase(id))
    const reject = (id: string, ...more: string[]) =>
      runPlaza(['review', 'reject', id, ...more, '--why', 'x'], { findCase: withDocuments })
    expect((await reject('KY1', '--reason', 'expired')).operations).toEqual([
      { kind: 'kyc-reject', submission: 'KY1', reason: 'expired' },
    ])
    expect((await reject('PZ1')).operations).toEqual([
      { kind: 'review-reject', order: 'PZ1', reason: 'review' },
    ])
    // The default is a reason for withdrawals.
    await expect(reject('KY1')).rejects.toThrow('Give the reason: --reason unreadable|')
  })

  // KYC-1
  it('documents are shown by an operation of whoever shows them, beside what is on record', async () => {
    const { operations, printed } = await runPlaza(['review', 'show', 'KY1'], {
      findCase: () => ({ queue: 'kyc', found: submission }),
      after: documents,
    })
    expect(operations).toEqual([{ kind: 'kyc-look', submission: 'KY1' }])
    expect(printed[0]?.split('\n').slice(1)).toEqual([
      '  name       Maria Santos  (on record: Maria S)',
      '  number     P1',
      '  picture    plaza picture 0b <file>',
      '  decide by  plaza review approve KY1 --why "…"  or  plaza review reject KY1 --why "…"',
    ])
  })

  it('a payment on hold is shown and decided by its own id, or by the order that its member names', async () => {
    const shown = (await plaza(['review', 'show', 'h1'])).printed
    expect(shown[0]).toContain('received   87.13 PHP, ordered 500.00 PHP, another amount than ordered')
    expect((await plaza(['review', 'show', 'PZ3'])).printed).toEqual(shown)
    expect((await plaza(['review', 'show', 'PZ2'])).printed[0]).toContain('paid to an agent')
    expect((await plaza(['review', 'credit', 'PZ3'])).operations).toEqual([
      { kind: 'suspense-credit', item: 'h1', member: null },
    ])
    expect((await plaza(['review', 'return', 'PZ3'])).operations).toEqual([
      { kind: 'suspense-return', item: 'h1' },
    ])
    await expect(plaza(['review', 'credit', 'PZ4'])).rejects.toThrow('several payments on hold')
  })

  it('transfers to superiors and adjustments are in the queue, and are shown, taken and decided there', async () => {
    const { printed } = await plaza(['review'])
    expect(printed[0]?.split('\n').slice(-2)).toEqual([
      'TR1  1970-01-01T00:00:01.000Z  demo/up01  5000.00 PHP  transfer to agent01  its member owes 9.00 PHP  thanks',
      'AD1  1970-01-01T00:00:02.000Z  demo/player01  -500.00 PHP  adjustment  asked for by ana  taken by ben at 1970-01-01T00:00:03.000Z',
    ])
    expect((await plaza(['review', 'show', 'AD1'])).printed[0]).toContain('plaza review approve AD1')
    expect((await plaza(['review', 'show', 'TR1'])).printed[0]).toContain('plaza review return TR1')
    expect((await plaza(['review', 'show', 'PZ2'])).printed[0]).toContain('taken by ana')
    for (const id of ['TR1', 'AD1', 'PZ2', 'h1'])
      expect((await plaza(['review', 'take', id])).operations).toEqual([{ kind: 'review-take', order: id }])
    expect((await plaza(['review', 'approve', 'TR1'])).operations).toEqual([
      { kind: 'transfer-approve', transfer: 'TR1' },
    ])
    expect((await plaza(['review', 'return', 'TR1'])).operations).toEqual([
      { kind: 'transfer-return', transfer: 'TR1' },
    ])
    expect((await plaza(['review', 'approve', 'AD1'])).operations).toEqual([
      { kind: 'adjust', merchant: 'demo', account: 'player01', amount: '-500.00', turnoverTenths: 10 },
    ])
  })

  // WITHDRAW-6
  it('the approval of a withdrawal says whether another operator is needed', async () => {
    expect((await plaza(['review', 'approve', 'PZ1'], { state: 'approved' })).printed).toEqual([
      'PZ1: approved',
    ])
    const { operations, printed } = await plaza(['review', 'approve', 'PZ1', '--documents', 'folder 1'])
    expect(operations).toEqual([{ kind: 'review-approve', order: 'PZ1', documents: 'folder 1' }])
    expect(printed[0]).toContain('another operator must approve it too')
  })

  // WITHDRAW-6
  it('the rejection of a withdrawal takes only a known reason', async () => {
    await expect(plaza(['review', 'reject', 'PZ1', '--reason', 'moon'])).rejects.toThrow('Expected one of')
    expect((await plaza(['review', 'reject', 'PZ1'])).operations).toEqual([
      { kind: 'review-reject', order: 'PZ1', reason: 'review' },
    ])
  })

  it('reject means a deposit to an agent by its number, which its agent has not received', async () => {
    const { operations, printed } = await plaza(['review', 'reject', 'PZ2'])
    expect(operations).toEqual([{ kind: 'payment-refuse', order: 'PZ2' }])
    expect(printed).toEqual(['PZ2: rejected'])
  })

  it('return means a withdrawal when its number is one, and otherwise a payment on hold', async () => {
    expect((await plaza(['review', 'return', 'PZ1'])).operations).toEqual([
      { kind: 'review-return', order: 'PZ1' },
    ])
    expect((await plaza(['review', 'return', '3f1c'])).operations).toEqual([
      { kind: 'suspense-return', item: '3f1c' },
    ])
  })

  it('credit means a deposit to an agent by its number, and a payment on hold otherwise', async () => {
    expect((await plaza(['review', 'credit', 'PZ2'])).operations).toEqual([
      { kind: 'payment-credit', order: 'PZ2' },
    ])
    expect((await plaza(['review', 'credit', 'PZ2'], { outcome: 'held' })).printed[0]).toContain('on hold')
    expect((await plaza(['review', 'credit', '3f1c'])).operations).toEqual([
      { kind: 'suspense-credit', item: '3f1c', member: null },
    ])
  })

  it('an adjustment takes a signed amount and a turnover, and says when it needs a second operator', async () => {
    const { operations, printed } = await plaza([
      'adjust',
      'demo',
      'player01',
      '--turnover',
      '2.5',
      '--',
      '-500',
    ])
    expect(operations).toEqual([
      { kind: 'adjust', merchant: 'demo', account: 'player01', amount: '-500', turnoverTenths: 25 },
    ])
    expect(printed[0]).toContain('another operator must confirm it')
    const booked = await plaza(['adjust', 'demo', 'player01', '500'], { state: 'booked' })
    expect(booked.printed).toEqual(['demo/player01: 500 booked'])
  })
})
