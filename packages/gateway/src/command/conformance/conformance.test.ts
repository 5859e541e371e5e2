import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { runCli } from '../cli-program'
import { listen, loopbackOrigin } from '../../app/listen'
import {
  openPlayTestbed,
  testAgent,
  type PlayTestbed,
} from '../../modules/play/game-sessions/testing/play-testbed'
import { createWalletVendor, type WalletVendor } from '../../testing/wallet-vendor'
import { runChecks } from './check'
import { transferChecks } from './transfer-checks'
import { makeVendorKey } from '../../testing/vendor-caller'

let testbed: PlayTestbed
let folder: string
let wallet: string
beforeAll(async () => {
  testbed = await openPlayTestbed()
  folder = await mkdtemp(join(tmpdir(), 'plaza-conformance-'))
  // The suite signs with real time, so the gateway's clock follows it.
  testbed.test.clock.advance(Date.now() - testbed.test.clock.now())
  wallet = loopbackOrigin(await listen(testbed.test.gateway.app, '127.0.0.1', 0))
  await writeFile(join(folder, 'vendor.pem'), testbed.key.privateKey.export({ type: 'pkcs8', format: 'pem' }))
})
afterAll(async () => {
  await testbed.close()
  await rm(folder, { recursive: true, force: true })
})

async function suite(...args: string[]): Promise<{ code: number; lines: string[]; error: string }> {
  const lines: string[] = []
  let error = ''
  const output = { out: (text: string) => void lines.push(text), err: (text: string) => void (error += text) }
  const code = await runCli(['node', 'plaza', 'vendor-conformance', ...args], {}, output)
  return { code, lines, error }
}

async function freshToken(): Promise<string> {
  const caller = await testbed.test.signedIn({ account: `conform${String(Math.round(performance.now()))}` })
  await testbed.fund(caller.id, 100_000)
  testbed.test.clock.advance(Date.now() - testbed.test.clock.now())
  const { value } = (await testbed.launch(caller)).json<{ value: { url: string } }>()
  return decodeURIComponent(new URL(value.url).hash.replace('#token=', ''))
}
const ofWallet = (token: string, key = join(folder, 'vendor.pem')) => [
  ...['--wallet', wallet, '--vendor', 'TST', '--key', key],
  ...['--token', token, '--user-agent', testAgent],
]

// VENDOR-1
it('the conformance check passes against this gateway’s wallet', async () => {
  const { code, lines, error } = await suite(...ofWallet(await freshToken()))
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect([code, error]).toEqual([0, ''])
  expect(lines.at(-1)).toMatch(/^All \d\d checks passed\.$/)
})

it('the conformance check fails and explains what is wrong for a vendor with another key', async () => {
  const other = join(folder, 'other.pem')
  await writeFile(other, makeVendorKey().privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { code, lines, error } = await suite(...ofWallet(await freshToken(), other))
  expect(code).toBe(1)
  expect(lines.find((line) => line.includes('traded'))).toContain('RS_ERROR_INVALID_SIGNATURE')
  expect(error).toMatch(/^\d+ of \d+ checks failed\.$/)
})

describe('the conformance check of a vendor', () => {
  const operatorPem = () => join(folder, 'operator.pem')
  const operator = makeVendorKey()
  const seeds = (serverSeed: string, clientSeed: string) => ({
    serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
    clientSeed,
    nonce: 0,
  })
  const run = async () => {
    await writeFile(operatorPem(), operator.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return suite('--vendor-url', testbed.vendor.url, '--operator-key', operatorPem())
  }

  it('the conformance check fails for a vendor that accepts unsigned calls and commits to no seed', async () => {
    testbed.vendor.reply(() => ({ status: 200, body: { status: 'OK', seeds: seeds('same', 'x') } }))
    const { code, lines } = await run()
    expect(code).toBe(1)
    expect(lines.filter((line) => line.startsWith('FAIL'))).toHaveLength(6)
    expect(lines[0]).toBe('pass  healthz answers within 3 s')
  })

  it('the conformance check passes for a vendor that verifies signatures, commits to a seed and reveals it', async () => {
    const { checkSignature } = await import('../../modules/play/vendors/vendor-signature')
    const { createPublicKey } = await import('node:crypto')
    const key = createPublicKey(operator.publicPem)
    let count = 0
    let rotatedBy: unknown
    let current = seeds('seed 0', 'first')
    testbed.vendor.reply(({ method, path, headers, body }) => {
      if (path === '/healthz') return { status: 200, body: {} }
      if (checkSignature(key, headers, { method, path, body }, Date.now()) !== 'fresh')
        return { status: 403, body: { status: 'REFUSED' } }
      if (path.endsWith('/close')) return { status: 404, body: { status: 'UNKNOWN_SESSION' } }
      if (path.endsWith('/seeds')) return { status: 200, body: { status: 'OK', seeds: current } }
      const { clientSeed } = JSON.parse(body) as { clientSeed: string }
      const signature = headers['x-plaza-signature']
      if (signature === rotatedBy) return { status: 200, body: { status: 'OK', seeds: current } }
      rotatedBy = signature
      const previous = { ...current, serverSeed: `seed ${count}`, nonces: 0 }
      count += 1
      current = seeds(`seed ${count}`, clientSeed)
      return { status: 200, body: { status: 'OK', seeds: { ...current, previous } } }
    })
    const { code, lines } = await run()
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
    expect(code).toBe(0)
  })
})

describe('the conformance check of wallets at a vendor', () => {
  const run = async (vendor: WalletVendor) => {
    testbed.vendor.reply((request) => vendor.reply(request))
    const key = makeVendorKey().privateKey
    const target = { url: testbed.vendor.url, key, vendor: 'TST', currency: 'PHP' }
    return (await runChecks(transferChecks(target), () => undefined)).flatMap(({ why }) => why ?? [])
  }

  // WALLET-2
  it('the conformance check passes for wallets that move money once and remember what was cancelled', async () => {
    expect(await run(createWalletVendor())).toEqual([])
  })

  // WALLET-2
  it('the conformance check fails for wallets that move money again for the same transaction', async () => {
    const vendor = createWalletVendor()
    const forgetful = vendor.reply
    vendor.reply = (request) => {
      vendor.transfers.clear()
      return forgetful(request)
    }
    expect(await run(vendor)).toContain('it moved more than once')
  })
})

it.each([
  [['--wallet', 'http://127.0.0.1:1'], '--wallet needs --vendor, --key and --token.'],
  [['--vendor-url', 'http://127.0.0.1:1'], '--vendor-url needs --operator-key.'],
  [[], 'Give --wallet'],
  [
    ['--vendor-url', 'http://127.0.0.1:1', '--operator-key', '/nowhere'],
    '/nowhere does not contain a PEM private key',
  ],
])('the conformance command names the missing option of %j', async (args, message) => {
  const { code, error } = await suite(...args)
  expect(code).toBe(1)
  expect(error).toContain(message)
})
