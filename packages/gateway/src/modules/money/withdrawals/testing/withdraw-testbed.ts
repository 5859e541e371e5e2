import type { AnswerOf } from '@plaza/contract/kernel'
import type { Balance, Withdrawal, withdrawOptionsCall } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../../testing/create-test-gateway'
import { eventually } from '../../../../testing/eventually'
import { quickHash, quickHashes } from '../../../../testing/quick-hashes'
import { seal } from '../../../../testing/seal'
import { perform, type AskedOperation } from '../../../../testing/perform'
import { importPayoutAccounts } from '../../payout-accounts'

const dayMs = 86_400_000

/** An answer of a withdrawal's calls. */
export interface WithdrawAnswer {
  code?: string
  value: { withdrawal: Withdrawal; balance: Balance } & Record<string, unknown>
}

/** Someone with money and a payout account. */
export interface Withdrawer extends TestCaller {
  account: string
  accountId: string
}

export interface NewWithdrawer {
  amountMinor?: number
  /** Age of the payout account; none is added when null. */
  accountAgeMs?: number | null
  institution?: 'gcash' | 'bpi' | 'ERC20' | 'BEP20'
  /** Number or address of the payout account; one of its own unless given. */
  number?: string
}

/** A gateway with what tests of withdrawals need. */
export interface WithdrawTestbed {
  test: TestGateway
  member(more?: NewWithdrawer): Promise<Withdrawer>
  /** Credits money without turnover. */
  fund(memberId: string, amountMinor: number): Promise<void>
  create(caller: Withdrawer, amountMinor: number, more?: object, key?: string): Promise<WithdrawAnswer>
  look(caller: TestCaller, id: string): Promise<WithdrawAnswer>
  options(caller: TestCaller): Promise<AnswerOf<typeof withdrawOptionsCall>>
  wallets(caller: TestCaller): Promise<Record<string, number>>
  /** Sets `withdrawals` of the merchant's settings. */
  terms(withdrawals: object): Promise<void>
  jurisdiction(value: 'PAGCOR' | 'NONE'): Promise<void>
  /** Sets `kyc` of the merchant's settings. */
  kyc(part: object): Promise<void>
  operate(operation: AskedOperation, by: string, why?: string | null): Promise<unknown>
}

/** A bank account or an e-wallet that nobody else has. */
const ownNumber = (institution: string, member: number): string =>
  institution === 'bpi' ? `${String(100_000 + member)}7890` : `0917${String(1_234_000 + member)}`

/** Opens a gateway of its own; `env` as for `createTestGateway`. */
export async function openWithdrawTestbed(env: Record<string, string> = {}): Promise<WithdrawTestbed> {
  const test = await createTestGateway({ env })
  quickHashes(test)
  let members = 0
  const ask = async <T>(caller: TestCaller, url: string) =>
    (await test.call({ url, headers: caller.headers })).json<{ value: T }>().value
  const fund = (memberId: string, amountMinor: number) =>
    test.db.transaction(async (trx) => {
      await transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'cashback',
        reference: memberId,
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -amountMinor },
          { account: memberWallet(memberId, 'main'), amountMinor },
        ],
        now: 0,
      })
    })
  const set = async (part: Record<string, unknown>) => {
    await sql`update merchants set settings = settings || ${JSON.stringify(part)}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.stored).toMatchObject(part),
    )
  }
  return {
    test,
    fund,
    member: async ({
      amountMinor = 1_000_000,
      accountAgeMs = 30 * dayMs,
      institution = 'bpi',
      number,
    } = {}) => {
      members += 1
      const account = `taker${members}`
      const caller = await test.signedIn({ account, paymentPasswordHash: quickHash('246810') })
      if (amountMinor > 0) await fund(caller.id, amountMinor)
      if (accountAgeMs === null) return { ...caller, account, accountId: '' }
      const [added] = await test.db.transaction((trx) =>
        importPayoutAccounts(trx, 'demo', [
          {
            memberId: caller.id,
            institution,
            number: number ?? ownNumber(institution, members),
            holderName: 'Ana Cruz',
            isDefault: true,
            addedAt: test.clock.now() - accountAgeMs,
          },
        ]),
      )
      return { ...caller, account, accountId: added?.id ?? '' }
    },
    create: async (caller, amountMinor, more = {}, key = randomUUID()) => {
      const body = { amountMinor, paymentPassword: '246810', accountId: caller.accountId, ...more }
      const { payload, headers: sealed } = await seal(test.gateway, body)
      const headers = { ...caller.headers, ...sealed, 'idempotency-key': key }
      return (await test.call({ method: 'POST', url: '/wps/withdraw', payload, headers })).json()
    },
    look: async (caller, id) =>
      (await test.call({ url: `/wps/withdraw/${id}`, headers: caller.headers })).json(),
    options: (caller) => ask(caller, '/wps/withdraw/options'),
    wallets: async (caller) => {
      const { wallets } = await ask<Balance>(caller, '/wps/wallets/balance')
      return Object.fromEntries(wallets.map((one) => [one.wallet, one.balanceMinor]))
    },
    terms: (withdrawals) => set({ withdrawals }),
    jurisdiction: (jurisdiction) => set({ jurisdiction }),
    kyc: (kyc) => set({ kyc }),
    operate: async (operation, by, why = 'looked at') =>
      (await perform(test.db, operation, { by, why }, test.clock.now())).after,
  }
}
