import type { Balance } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../kernel/ledger'
import { pageAt } from '../../kernel/pages'
import { readMails } from '../identity/member'
import { createTestGateway, type TestCaller } from '../../testing/create-test-gateway'
import { operateInEffect } from '../../testing/operate-in-effect'
import { quickHash, quickHashes } from '../../testing/quick-hashes'
import { seal } from '../../testing/seal'

/** Somebody of a line in a test. */
export type LineMember = TestCaller & { account: string }

/** What a call answers. */
export interface Answered<Value> {
  success: boolean
  code?: string
  value: Value
}

/** A gateway with a line of agents who have withdrawal passwords and money, and what they pay from their wallets. */
export async function openAgentMoneyTestbed() {
  const test = await createTestGateway()
  quickHashes(test)
  let names = 0
  const add = async (
    uplineId?: string,
    more: { type?: number; blocked?: boolean; merchant?: string } = {},
  ) => {
    const account = `payer${(names += 1)}`
    const paymentPasswordHash = quickHash('246810')
    const member = { account, type: 1, paymentPasswordHash, ...(uplineId && { uplineId }), ...more }
    return { ...(await test.signedIn(member)), account } satisfies LineMember
  }
  const give = (memberId: string, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: 'cashback', reference: randomUUID() },
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -amountMinor },
          { account: memberWallet(memberId, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )
  const get = async <Value>({ headers }: TestCaller, url: string) =>
    (await test.call({ url, headers })).json<Answered<Value>>()
  const post = async <Value>(
    { headers }: TestCaller,
    url: string,
    payload: object,
    key: string = randomUUID(),
  ) =>
    (await test.call({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } })).json<
      Answered<Value>
    >()
  /** Sends a body with the withdrawal password, encrypted. */
  const pay = async <Value>(
    { headers }: TestCaller,
    url: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answered<Value>> => {
    const sealed = await seal(test.gateway, { paymentPassword: '246810', ...body })
    const all = { ...headers, ...sealed.headers, 'idempotency-key': key }
    const answer = await test.call({ method: 'POST', url, payload: sealed.payload, headers: all })
    return answer.json<Answered<Value>>()
  }
  const balanceOf = async (who: TestCaller) =>
    (await get<Balance>(who, '/wps/wallets/balance')).value.wallets[0]?.balanceMinor ?? 0
  const set = (path: string, value: object) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path, value })
  const mailsOf = async (who: TestCaller) => {
    const of = { kind: 'personal', language: 'en', page: pageAt(1, 20) } as const
    return (await readMails(test.db.read, who.id, of)).mails.map(({ content }) => content).reverse()
  }
  return { ...test, add, give, get, post, pay, balanceOf, set, mailsOf }
}
