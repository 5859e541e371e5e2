import { listen, loopbackOrigin } from '../../../app/listen'
import { callbackPath } from '../../../kernel/carriers/payment-provider'
import { sign } from '../../../kernel/carriers/signature'
import { readSecret } from '../../../kernel/security/shared-secret'
import { chainReport, createChainDemo } from '../../../modules/demo/chain'
import { createDemoBank } from '../../../modules/demo/bank'
import { demoBankSecret, signatureHeader } from '../../../modules/demo/bank/demo-bank'
import { createPspDemo, pspReport } from '../../../modules/demo/psp'
import { auditMoney } from '../../../modules/money/suspense'
import { depositCaller } from '../../../modules/money/testing/deposit-caller'
import { openTestProvider, type TestProvider } from '../../../modules/money/testing/open-test-provider'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { runCli } from '../../cli-program'
import { runChecks } from '../check'
import { callbackChecks } from './callback-checks'
import { orderChecks, type OpenedOrder } from './order-checks'
import type { PaymentTarget } from './payment-target'
import { providerChecks } from './provider-checks'
import { webhookTarget } from './webhook-target'

let provider: TestProvider
let test: TestGateway
let members: ReturnType<typeof depositCaller>
beforeAll(async () => {
  provider = await openTestProvider()
  test = await createTestGateway({ env: { ...provider.env, DEPOSIT_EXPIRY_MS: '60000' } })
  members = depositCaller(test, 'conform')
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

const common = (): Pick<PaymentTarget, 'now' | 'deliver'> => ({
  now: () => test.clock.now(),
  deliver: async ({ path, body, headers }) =>
    (await test.call({ method: 'POST', url: path, payload: body, headers })).statusCode,
})

async function demoBank(): Promise<PaymentTarget> {
  const secret = await readSecret(test.db.write, demoBankSecret)
  return {
    ...common(),
    provider: createDemoBank(test.gateway),
    reportsDeclined: true,
    otherSecret: 'not ours',
    bodyOf: (event) => JSON.stringify(event),
    signed: (body, at, other = secret) => {
      const call = { method: 'POST', path: callbackPath('demo-bank'), body }
      const headers = { 'content-type': 'application/json', [signatureHeader]: sign(other, call, at) }
      return { path: call.path, body, headers }
    },
  }
}

const targets: Record<string, () => Promise<PaymentTarget>> = {
  'demo-bank': demoBank,
  'psp-demo': async () =>
    webhookTarget(
      {
        provider: createPspDemo(test.gateway, provider.env.PSP_URL),
        secret: provider.secret,
        bodyOf: pspReport,
        reportsDeclined: true,
      },
      common(),
    ),
  'chain-demo': async () =>
    webhookTarget(
      {
        provider: createChainDemo(test.gateway, provider.env.PSP_URL),
        secret: provider.secret,
        bodyOf: chainReport,
        reportsDeclined: false,
      },
      common(),
    ),
}

/** An order of a new member by an adapter's first method; the demo bank's customer never pays it by itself. */
async function openOrder({ provider: { methods } }: PaymentTarget): Promise<OpenedOrder> {
  const caller = await members.member()
  const deposit = await members.create(caller, methods[0]?.code ?? '', 50_077)
  return {
    ...deposit,
    cancel: async () => void (await members.cancel(caller, deposit)),
    expire: async () => {
      test.clock.advance(deposit.expiresAt - test.clock.now())
      await test.runJobs()
    },
    look: async () => {
      await test.runJobs(2, 400)
      const { deposit: now, balance } = await members.look(caller, deposit)
      return { deposit: now, balanceMinor: balance.totalMinor }
    },
  }
}

// DEPOSIT-5 DEPOSIT-6 DEPOSIT-7
it.each(Object.keys(targets))('the adapter %s passes the conformance suite', async (name) => {
  const target = await targets[name]?.()
  if (!target) throw new Error(`no target ${name}`)
  const results = await runChecks(
    [...providerChecks(target), ...callbackChecks(target), ...orderChecks(target, () => openOrder(target))],
    () => undefined,
  )
  expect(results.filter(({ why }) => why !== undefined)).toEqual([])
  expect(results.length).toBeGreaterThan(18)
  expect(await auditMoney(test.db.read)).toEqual([])
})

describe('the command of the conformance suite', () => {
  async function plaza(...args: string[]) {
    const lines: string[] = []
    let error = ''
    const output = {
      out: (text: string) => void lines.push(text),
      err: (text: string) => void (error += text),
    }
    const env = {
      DATA_DIR: provider.env.DATA_DIR,
      KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    }
    const code = await runCli(['node', 'plaza', 'payments', 'conformance', ...args], env, output)
    return { code, lines, error }
  }

  it('the conformance suite passes a correct provider and gateway, and names the checks that fail when the provider does not answer', async () => {
    // The command signs with real time, so the gateway's clock follows it.
    test.clock.advance(Date.now() - test.clock.now())
    const gateway = loopbackOrigin(await listen(test.gateway.app, '127.0.0.1', 0))
    const of = ['--adapter', 'psp-demo', '--gateway', gateway]
    const good = await plaza(provider.env.PSP_URL, ...of)
    expect(good.lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
    expect([good.code, good.error]).toEqual([0, ''])
    expect(good.lines.at(-1)).toMatch(/^All \d\d checks passed\.$/)
    provider.answers = 'nonsense'
    const bad = await plaza(provider.env.PSP_URL, ...of)
    provider.answers = 'well'
    expect(bad.code).toBe(1)
    expect(bad.error).toMatch(/^\d+ of \d+ checks failed\.$/)
    expect(bad.lines).toContain(
      'FAIL  an order that is created twice with one reference is one order: the payment provider gives no answer',
    )
  })

  it('an unknown adapter is refused with the list of known ones', async () => {
    const { code, error } = await plaza('http://127.0.0.1:1', '--adapter', 'nobody')
    expect([code, error]).toEqual([1, 'Unknown adapter "nobody". Known: psp-demo, chain-demo.'])
  })
})
