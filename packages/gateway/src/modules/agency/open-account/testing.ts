import type { AgentLink } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import { createTestGateway, type TestCaller } from '../../../testing/create-test-gateway'
import { seal } from '../../../testing/seal'
import { registerWalk } from '../../identity/registration/testing/register-walk'

/** The answer of a call. */
export interface Answer<Value> {
  code?: string
  value: Value
}
interface Caller {
  headers: Record<string, string>
}

/** The password of every account that these tests open. */
export const password = 'Perla-by-the-sea'

/** Terms of a link for tests. */
export const terms = (more: object = {}) => ({
  ...{ type: 'player', days: 7, channel: 'Facebook', rates: [{ category: 'RNG', rate: 40 }], most: null },
  ...more,
})

/** A gateway on which agents open accounts by hand and by link, and people register by their codes. */
export async function openAccountsTestbed() {
  const test = await createTestGateway()
  const walk = registerWalk(test)
  await walk.set(
    { kind: 'flag', name: 'USERNAMEREG3', isOn: true },
    { kind: 'setting', path: 'agentRates', value: { highest: { RNG: 100 } } },
    { kind: 'setting', path: 'register.rules.affiliateCode.isEnabled', value: true },
  )
  let names = 0
  const next = (name: string) => `${name}${String((names += 1))}`
  const account = (type: number, more: object = {}) =>
    test.signedIn({ account: next('opener'), type, ...more })
  const send = async <Value>(
    { headers }: Caller,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    (await test.call({ method, url: `/wps/agent${url}`, headers, ...(payload && { payload }) })).json<
      Answer<Value>
    >()
  return {
    test,
    walk,
    next,
    account,
    agent: () => account(memberTypes.agent),
    send,
    make: async (caller: TestCaller, more: object = {}) =>
      (await send<AgentLink>(caller, 'POST', '/links', terms(more))).value,
    open: async (caller: Caller, more: object) => {
      const body = await seal(test.gateway, {
        userName: next('opened'),
        password,
        type: 'player',
        rates: [],
        ...more,
      })
      const sent = await test.call({
        ...{ method: 'POST', url: '/wps/agent/accounts', payload: body.payload },
        headers: { ...body.headers, ...caller.headers },
      })
      return sent.json<
        Answer<{ id: string; userName: string; quota: { used: number; most: number | null } }>
      >()
    },
    register: (affiliateCode: string) => walk.submit({ username: next('linked'), password, affiliateCode }),
  }
}
