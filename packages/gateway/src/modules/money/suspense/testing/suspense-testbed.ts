import type { Deposit } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { answerOperator, type AnswerOperator } from '../../../../kernel/operations/answer-operator'
import type { Signed } from '../../../../kernel/operations/authorise'
import { runPlaza } from '../../../../testing/run-plaza'
import { demoBankCallback, demoBankSecret } from '../../../demo/bank/demo-bank'
import { readSecret } from '../../../../kernel/security/shared-secret'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../../testing/create-test-gateway'
import { known, perform, type AskedOperation } from '../../../../testing/perform'
import { listSuspense, type ListedItem } from '../read-suspense'

interface Answer {
  value: { deposit: Deposit; balance?: { totalMinor: number } }
}
interface Reported {
  reference: string
  amountMinor: number
  currency?: string
  status?: 'paid' | 'declined'
}
interface ShortPaid {
  caller: TestCaller
  /** Name of the account. */
  account: string
  id: string
  reference: string
  item: string
}

/** A gateway with members who deposit, a bank that reports what the test sets, and the operator's commands. */
export interface SuspenseTestbed {
  test: TestGateway
  /** Answers the `plaza` command as this gateway does. */
  answer: AnswerOperator
  /** A new member; `accountOf` is the name of the last one. */
  member(): Promise<TestCaller>
  accountOf(): string
  create(caller: TestCaller, amountMinor: number): Promise<Deposit>
  look(caller: TestCaller, id: string): Promise<Answer['value']>
  cancel(caller: TestCaller, id: string): Promise<unknown>
  /** What the list of deposits sums. */
  totals(caller: TestCaller): Promise<{ count: number; creditedMinor: number; currency: string }>
  /** A signed report of the bank, as a payment of its own unless an id is given. */
  report(event: Reported, id?: string): Promise<{ code?: string }>
  ofReference(reference: string): Promise<ListedItem[]>
  /** What the ledger has in suspense, minor units. */
  inSuspense(): Promise<number>
  /** Runs `plaza suspense …` as the shell would and returns its output. */
  plaza(...args: string[]): Promise<string>
  /** An order of 500.77 that was paid with ten less, and its item. */
  shortPaid(): Promise<ShortPaid>
}

/** Starts a suspense test gateway of a suite's own. */
export async function openSuspenseTestbed(): Promise<SuspenseTestbed> {
  const test = await createTestGateway({ env: { DEPOSIT_EXPIRY_MS: '60000' } })
  let accounts = 0
  const accountOf = () => `held${accounts}`
  const testbed: SuspenseTestbed = {
    test,
    answer: answerOperator(known, {
      db: test.db,
      outside: () => Promise.reject(new Error('no keys in this test')),
      dataDir: '',
      isDemo: false,
      now: () => test.clock.now(),
    }),
    accountOf,
    member: () => {
      accounts += 1
      return test.signedIn({ account: accountOf() })
    },
    create: async (caller, amountMinor) => {
      const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
      const payload = { method: 'demo-bank', amountMinor }
      const answer = await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })
      return answer.json<Answer>().value.deposit
    },
    look: async (caller, id) =>
      (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<Answer>().value,
    cancel: (caller, id) =>
      test.call({ method: 'POST', url: `/wps/deposit/${id}/cancel`, headers: caller.headers }),
    totals: async ({ headers }) =>
      (await test.call({ url: '/wps/deposit', headers })).json<{
        value: { totals: Awaited<ReturnType<SuspenseTestbed['totals']>> }
      }>().value.totals,
    report: async (event, id = randomUUID()) => {
      const full = { id, currency: 'PHP', status: 'paid' as const, ...event }
      const secret = await readSecret(test.db.write, demoBankSecret)
      const { path, body, headers } = demoBankCallback(full, secret, test.clock.now())
      return (await test.call({ method: 'POST', url: path, payload: body, headers })).json()
    },
    ofReference: async (reference) =>
      (await listSuspense(test.db.read, true)).filter((item) => item.reference === reference),
    inSuspense: async () => {
      const { rows } = await sql<{ balance: number }>`
        select balance_minor as balance from accounts
        where merchant = 'demo' and wallet = 'psp:suspense' and currency = 'PHP'`.execute(test.db.read)
      return rows[0]?.balance ?? 0
    },
    plaza: async (...args) => {
      const { printed } = await runPlaza(['suspense', ...args], async (request, body) => {
        if (request !== 'operate') return testbed.answer(request, body)
        const { operation, signed } = body as { operation: AskedOperation; signed: Signed }
        const actor = { by: signed.by ?? 'ana', why: signed.why }
        return { after: (await perform(test.db, operation, actor, test.clock.now())).after }
      })
      return printed.join('\n')
    },
    shortPaid: async () => {
      const caller = await testbed.member()
      const { id, reference } = await testbed.create(caller, 50_077)
      await testbed.report({ reference, amountMinor: 49_077 })
      const [item] = await testbed.ofReference(reference)
      return { caller, account: accountOf(), id, reference, item: item?.id ?? '' }
    },
  }
  return testbed
}
