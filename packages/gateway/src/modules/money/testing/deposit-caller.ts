import type { Deposit } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import type { TestCaller, TestGateway } from '../../../testing/create-test-gateway'

interface Looked {
  deposit: Deposit
  balance: { totalMinor: number }
}

/** The calls of members who deposit. */
export function depositCaller(test: TestGateway, prefix: string) {
  let account = 0
  const post = async (caller: TestCaller, url: string, payload?: object) => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    return test.call({ method: 'POST', url, headers, ...(payload && { payload }) })
  }
  return {
    member: () => test.signedIn({ account: `${prefix}${(account += 1)}` }),
    create: async (caller: TestCaller, method: string, amountMinor = 50_000): Promise<Deposit> =>
      (await post(caller, '/wps/deposit', { method, amountMinor })).json<{ value: { deposit: Deposit } }>()
        .value.deposit,
    look: async (caller: TestCaller, { id }: Deposit): Promise<Looked> =>
      (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<{ value: Looked }>()
        .value,
    cancel: (caller: TestCaller, { id }: Deposit) => post(caller, `/wps/deposit/${id}/cancel`),
  }
}
