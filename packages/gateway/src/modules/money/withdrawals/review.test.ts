import { sql } from 'kysely'
import { ledgerAudit } from '../../../kernel/ledger'
import { readTrail } from '../../../kernel/audit'
import { putInDebt } from '../../../testing/put-in-debt'
import type { ReviewOperation } from './review-withdrawal'
import { reviewQueue, withdrawalDossier } from './list-review'
import { openWithdrawTestbed, type WithdrawTestbed, type Withdrawer } from './testing/withdraw-testbed'

const dayMs = 86_400_000

describe('the review of withdrawals', () => {
  let bed: WithdrawTestbed

  beforeAll(async () => {
    bed = await openWithdrawTestbed()
    await bed.terms({ maxMinor: 1_000_000_000, daySumMinor: 10_000_000_000, dayCount: 100, freeADay: 100 })
  })
  afterAll(() => bed.test.close())
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))

  const reviewed = async (amountMinor = 600_000, caller?: Withdrawer) => {
    const owner = caller ?? (await bed.member({ amountMinor: 2 * amountMinor }))
    const { id } = (await bed.create(owner, amountMinor)).value.withdrawal
    await bed.test.runJobs()
    return {
      owner,
      id,
      look: async () => (await bed.look(await bed.test.signedInAgain(owner), id)).value.withdrawal,
    }
  }
  const step = (kind: Exclude<ReviewOperation['kind'], 'review-reject'>, order: string, by = 'ana') =>
    bed.operate(kind === 'review-approve' ? { kind, order, documents: null } : { kind, order }, by)
  const approve = (order: string, by = 'ana', documents: string | null = null) =>
    bed.operate({ kind: 'review-approve', order, documents }, by)

  // WITHDRAW-6
  it('above ₱5,000.00 a withdrawal waits for people, who approve it; each step is in the trail', async () => {
    const { id, look } = await reviewed()
    expect(await look()).toMatchObject({ state: 'under-review', waitsFor: 'amount' })
    await step('review-take', id)
    await step('review-approve', id)
    await bed.test.runJobs()
    expect((await look()).state).toBe('paid')
    const trail = (await readTrail(bed.test.db.read, { merchant: 'demo', limit: 100 })).filter(
      ({ subject }) => subject === id,
    )
    expect(trail.reverse()).toMatchObject([
      { operation: 'review-rules', by: 'rules', after: { state: 'under-review', causes: ['amount'] } },
      { operation: 'review-take', by: 'ana', why: 'looked at', after: { takenBy: 'ana' } },
      {
        operation: 'review-approve',
        before: { state: 'under-review' },
        after: { state: 'approved', approvedBy: ['ana'] },
      },
    ])
  })

  // LEDGER-7
  it('a member in debt cannot withdraw, and a withdrawal that waits is rejected to pay the debt', async () => {
    const { id, owner, look } = await reviewed()
    await putInDebt(bed.test.db, owner.id, 1_000_000)
    expect(await bed.create(owner, 10_000)).toMatchObject({
      code: 'wallet.in.debt',
      value: { debtMinor: 400_000 },
    })
    expect((await reviewQueue(bed.test.db.read)).find((one) => one.id === id)?.debt_minor).toBe(400_000)
    await expect(approve(id)).rejects.toThrow('in debt')
    await bed.operate({ kind: 'review-reject', order: id, reason: 'rules' }, 'ana')
    expect((await look()).state).toBe('rejected')
    expect(await bed.wallets(owner)).toMatchObject({ main: 200_000, locked: 0 })
    expect((await bed.create(owner, 10_000)).value.withdrawal.state).toBe('submitted')
  })

  it('the rules approve nothing of a member who is in debt', async () => {
    const owner = await bed.member({ amountMinor: 20_000 })
    const { id } = (await bed.create(owner, 10_000)).value.withdrawal
    await putInDebt(bed.test.db, owner.id, 15_000)
    await bed.test.runJobs()
    expect((await bed.look(owner, id)).value.withdrawal).toMatchObject({
      state: 'under-review',
      waitsFor: 'debt',
    })
  })

  // WITHDRAW-6
  it('a withdrawal to a new account, and any in the day after it was added, is not approved by the rules', async () => {
    const young = await bed.member({ accountAgeMs: 3 * dayMs })
    expect(await (await reviewed(10_000, young)).look()).toMatchObject({ waitsFor: 'account-new' })
    const newest = await bed.member({ accountAgeMs: dayMs / 2 })
    const { id, look } = await reviewed(10_000, newest)
    expect(await look()).toMatchObject({
      waitsFor: 'changed',
      waitsUntil: bed.test.clock.now() + dayMs / 2,
    })
    await expect(approve(id)).rejects.toThrow('It waits until 2026-')
    bed.test.clock.advance(dayMs / 2)
    await bed.test.runJobs()
    expect(await look()).toMatchObject({ state: 'under-review', waitsFor: 'account-new' })
  })

  // WITHDRAW-6
  it('a withdrawal to a payout account that another member has or had is reviewed by an operator, who sees whose it is', async () => {
    const first = await bed.member({ number: '9876543210' })
    const second = await bed.member({ number: '9876543210' })
    const alone = await bed.member({ institution: 'gcash', number: '09876543210' })
    const { id, look } = await reviewed(10_000, second)
    expect(await look()).toMatchObject({ state: 'under-review', waitsFor: 'account-shared' })
    expect((await bed.options(second)).usual.ruledUpToMinor).toBe(0)
    expect((await withdrawalDossier(bed.test.db.read, id))?.accountSharedWith).toEqual([first.account])
    await sql`update payout_accounts set removed_at = 1, is_default = false where member_id = ${first.id}`.execute(
      bed.test.db.read,
    )
    expect((await withdrawalDossier(bed.test.db.read, id))?.accountSharedWith).toEqual([first.account])
    const own = await reviewed(10_000, alone)
    expect((await own.look()).state).toBe('paid')
    expect((await withdrawalDossier(bed.test.db.read, own.id))?.accountSharedWith).toEqual([])
  })

  // WITHDRAW-6
  it('one crypto address on two networks is one payout account of several members', async () => {
    const number = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const ether = await bed.member({ institution: 'ERC20', number })
    const other = await bed.member({ institution: 'BEP20', number })
    const { id } = await reviewed(10_000, other)
    const dossier = await withdrawalDossier(bed.test.db.read, id)
    expect(dossier).toMatchObject({ causes: ['account-shared'], accountSharedWith: [ether.account] })
  })

  // WITHDRAW-6
  it('after a change of the sign-in password a withdrawal waits for a day, and is then approved by the rules', async () => {
    const owner = await bed.member()
    await sql`update members set secrets_changed_at = ${bed.test.clock.now()} where id = ${owner.id}`.execute(
      bed.test.db.read,
    )
    const { id } = await reviewed(10_000, owner)
    bed.test.clock.advance(dayMs)
    await bed.test.runJobs()
    const again = await bed.test.signedInAgain(owner)
    expect((await bed.look(again, id)).value.withdrawal.state).toBe('paid')
  })

  // WITHDRAW-6
  it('from ₱500,000.00 two different operators approve', async () => {
    const { id, look } = await reviewed(50_000_000)
    expect(await approve(id)).toMatchObject({ state: 'under-review', approvedBy: ['ana'] })
    await expect(approve(id)).rejects.toThrow('ana has approved it already: it needs another operator.')
    expect((await look()).state).toBe('under-review')
    expect(await approve(id, 'ben')).toMatchObject({ state: 'approved', approvedBy: ['ana', 'ben'] })
  })

  // WITHDRAW-6
  it('from ₱5,000,000.00 nobody approves without the documents of KYC', async () => {
    const { id, look } = await reviewed(500_000_000)
    expect(await look()).toMatchObject({ waitsFor: 'documents' })
    await expect(approve(id)).rejects.toThrow('needs full verification')
    await approve(id, 'ana', 'folder 12')
    expect(await approve(id, 'ben')).toMatchObject({ state: 'approved', documents: 'folder 12' })
  })

  // WITHDRAW-6. Two of ₱300,000.00 are one day of ₱600,000.00.
  it('several withdrawals of a day that reach ₱500,000.00 together need two operators each, and of another day not', async () => {
    const owner = await bed.member({ amountMinor: 500_000_000 })
    const [one, other] = [await reviewed(30_000_000, owner), await reviewed(30_000_000, owner)]
    expect(await approve(one.id)).toMatchObject({ state: 'under-review', approvedBy: ['ana'] })
    await bed.operate({ kind: 'review-reject', order: other.id, reason: 'review' }, 'ben')
    // What was returned is no longer of the day.
    expect(await approve(one.id, 'ben')).toMatchObject({ state: 'approved' })
    const small = await reviewed(
      20_000_000,
      await bed.test.signedInAgain(owner).then((again) => ({ ...owner, ...again })),
    )
    expect((await small.look()).waitsFor).toBe('second')
    bed.test.clock.advance(dayMs)
    const next = await reviewed(
      20_000_000,
      await bed.test.signedInAgain(owner).then((again) => ({ ...owner, ...again })),
    )
    expect(await approve(next.id)).toMatchObject({ state: 'approved' })
  })

  // WITHDRAW-6
  it('a day of ₱5,000,000.00 needs the documents of KYC for each of its withdrawals', async () => {
    const owner = await bed.member({ amountMinor: 1_000_000_000 })
    const [one] = [await reviewed(250_000_000, owner), await reviewed(250_000_000, owner)]
    await expect(approve(one.id)).rejects.toThrow('needs full verification')
  })

  // WITHDRAW-6
  it('a rejected withdrawal returns with a reason that the member is told', async () => {
    const { id, owner, look } = await reviewed()
    await bed.operate({ kind: 'review-reject', order: id, reason: 'account-name' }, 'ana')
    expect(await look()).toMatchObject({ state: 'rejected', reason: 'account-name' })
    expect(await bed.wallets(owner)).toEqual({ main: 1_200_000, locked: 0 })
  })

  it('a payout that its provider does not decide is marked as paid or failed by people', async () => {
    const [one, other] = [await reviewed(20_077), await reviewed(20_077)]
    expect((await one.look()).state).toBe('paying')
    await step('review-pay', one.id)
    await step('review-fail', other.id)
    expect((await one.look()).state).toBe('paid')
    expect(await other.look()).toMatchObject({ state: 'failed', reason: 'bank' })
  })

  it('a paid withdrawal that came back returns to the member with its fee', async () => {
    const { id, owner, look } = await reviewed(20_000)
    expect((await bed.wallets(owner)).main).toBe(20_000)
    await step('review-return', id)
    expect(await look()).toMatchObject({ state: 'failed', reason: 'returned' })
    expect(await bed.wallets(owner)).toEqual({ main: 40_000, locked: 0 })
    await expect(step('review-return', id)).rejects.toThrow('It is failed: only what was paid can come back.')
  })

  it('an operator’s mistake is reported in one sentence, and nothing moves', async () => {
    const { id, look } = await reviewed()
    const paid = await reviewed(20_000)
    await expect(approve(paid.id)).rejects.toThrow('It is paid: there is nothing to approve.')
    await expect(approve('PZ0')).rejects.toThrow(
      'There is no withdrawal "PZ0". How a case of another kind is decided: plaza review show PZ0',
    )
    await expect(
      bed.operate({ kind: 'review-approve', order: id, documents: null }, 'ana', null),
    ).rejects.toThrow('Give a reason: --why "<words>".')
    await step('review-take', id)
    await expect(step('review-take', id)).rejects.toThrow('ana has taken it already.')
    await expect(approve(id, 'ben')).rejects.toThrow(/^ana has taken it since 2026-/)
    await expect(step('review-fail', id)).rejects.toThrow('It is under-review: no payout of it is under way.')
    expect((await look()).state).toBe('under-review')
  })

  it('of two operators who decide at once one does, and the other is told', async () => {
    const { id } = await reviewed()
    const done = await Promise.allSettled([
      approve(id, 'ana'),
      bed.operate({ kind: 'review-reject', order: id, reason: 'review' }, 'ben'),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('the queue has what waits, with the whole history of each and no number of an account', async () => {
    const { id, owner } = await reviewed()
    const found = (await reviewQueue(bed.test.db.read)).find((row) => row.id === id)
    expect(found).toMatchObject({ member: owner.account, causes: ['amount'], approvals: [] })
    const dossier = await withdrawalDossier(bed.test.db.read, id)
    expect(dossier?.timeline.map(({ state }) => state)).toEqual(['submitted', 'under-review'])
    expect(JSON.stringify(dossier)).not.toMatch(/\d{6}7890/)
  })
  const adjust = (account: string, amount: string, by: string, why: string | null = 'a correction') =>
    bed.operate({ kind: 'adjust', merchant: 'demo', account, amount, turnoverTenths: 0 }, by, why)

  it('an adjustment is booked when a second operator asks for the same, once', async () => {
    const owner = await bed.member({ amountMinor: 10_000 })
    expect(await adjust(owner.account, '25.50', 'ana')).toMatchObject({ state: 'asked' })
    expect((await bed.wallets(owner)).main).toBe(10_000)
    await expect(adjust(owner.account, '25.50', 'ana')).rejects.toThrow('ana has asked for it already')
    expect(await adjust(owner.account, '25.50', 'ben')).toMatchObject({ state: 'booked', confirmedBy: 'ben' })
    expect((await bed.wallets(owner)).main).toBe(12_550)
    const day = new Date(bed.test.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const { headers } = await bed.test.signedInAgain(owner)
    const records = await bed.test.call({
      url: `/wps/records/transactions?from=${day}&to=${day}&types=adjustment`,
      headers,
    })
    expect(records.json()).toMatchObject({
      value: { records: [{ amountMinor: 2_550, reference: expect.stringMatching(/^AD\w{13}$/) }] },
    })
    expect(await adjust(owner.account, '25.50', 'ben')).toMatchObject({ state: 'asked' })
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
  })

  it('no adjustment takes more than there is, has another form, or comes without a reason', async () => {
    const owner = await bed.member({ amountMinor: 10_000 })
    await adjust(owner.account, '-100.01', 'ana')
    await expect(adjust(owner.account, '-100.01', 'ben')).rejects.toThrow(
      'The main wallet has less than that.',
    )
    await expect(adjust(owner.account, 'much', 'ana')).rejects.toThrow('"much" is not an amount in PHP.')
    await expect(adjust('nobody', '1', 'ana')).rejects.toThrow('There is no account "nobody" at "demo".')
    await expect(adjust(owner.account, '1', 'ana', null)).rejects.toThrow('Give a reason')
    expect((await bed.wallets(owner)).main).toBe(10_000)
  })
})
