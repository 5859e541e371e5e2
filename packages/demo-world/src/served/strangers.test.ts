import { randomUUID } from 'node:crypto'
import type { AnyCall } from '@plaza/contract/kernel'
import * as money from '@plaza/contract/money'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** Every call of the cashier about one thing of a member's. */
const callsOfOne = Object.values(money as Record<string, unknown>)
  .filter(isCall)
  .filter(({ path }) => path.includes('/:id'))

/** What a call sends besides the id. */
const bodies: Record<string, object> = {
  'deposit.proofs.send': { uploads: ['picture'] },
  'turnover.giveUp': { goesMinor: 0 },
}

describe('what belongs to a member', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const memberId = async (account: string) =>
    (
      await test.db.read
        .selectFrom('members')
        .select('id')
        .where('merchant', '=', 'demo')
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    ).id

  /** An id of the kind that a call is about, of a member of the demo who has one. */
  async function idFor({ path }: AnyCall): Promise<{ id: string; owner: string }> {
    const [table, account] = (
      [
        ['/wps/deposit/', 'deposits', 'player01'],
        ['/wps/withdraw/accounts/', 'payout_accounts', 'player01'],
        ['/wps/withdraw/turnover/', 'turnover_requirements', 'player01'],
        ['/wps/withdraw/', 'withdrawals', 'player01'],
        ['/wps/upline/', 'upline_transfers', 'up01'],
        ['/wps/wallets/vendors/', 'vendor_transfers', 'player01'],
      ] as const
    ).flatMap(([start, ...rest]) => (path.startsWith(start) ? [rest] : []))[0] ?? [undefined, '']
    if (table === undefined) throw new Error(`no member of the demo has what ${path} is about`)
    const { id } = await test.db.read
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', await memberId(account))
      .limit(1)
      .executeTakeFirstOrThrow()
    return { id: String(id), owner: account }
  }

  const elsewhere = async () => {
    const { account, merchant } = await test.db.read
      .selectFrom('members')
      .select(['account', 'merchant'])
      .where('merchant', '<>', 'demo')
      .where('type', '<>', 4)
      .limit(1)
      .executeTakeFirstOrThrow()
    return test.as(account, merchant)
  }

  it('every call of the cashier about one thing was found', () => {
    expect(callsOfOne.length).toBeGreaterThanOrEqual(12)
  })

  // DEPOSIT-3, WITHDRAW-3, WITHDRAW-5, UPLINE-1, WALLET-2
  it.each(callsOfOne.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is not found by a stranger, an agent or a member of another merchant',
    async (_name, call) => {
      const { id, owner } = await idFor(call)
      const url = call.path.replace(':id', id)
      if (call.method === 'GET')
        expect((await test.call({ url, headers: await test.as(owner) })).statusCode).toBe(200)
      for (const headers of [await test.as('vip05'), await test.as('agent01'), await elsewhere()]) {
        const answer = await test.call({
          method: call.method as 'GET',
          url,
          headers: { ...headers, origin: `http://${headers.host}`, 'idempotency-key': randomUUID() },
          ...(call.method !== 'GET' && { payload: bodies[call.id] ?? {} }),
        })
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          404,
          expect.stringMatching(/\.(not\.found|unknown|none)$/),
        ])
      }
    },
  )
})
