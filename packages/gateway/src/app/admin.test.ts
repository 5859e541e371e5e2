import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../command/cli-program'
import { createLogger } from '../kernel/logging'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import { createTestGateway, type TestGateway } from '../testing/create-test-gateway'
import { startAdmin } from './admin'

describe('a running gateway that the plaza command asks', () => {
  let test: TestGateway
  let dataDir: string
  let admin: Awaited<ReturnType<typeof startAdmin>>
  beforeAll(async () => {
    test = await createTestGateway()
    dataDir = await mkdtemp(join(tmpdir(), 'plaza-admin-'))
    admin = await startAdmin(test.gateway.known, {
      db: test.db,
      outside: () => readOutsideKeys(test.gateway.settings),
      dataDir,
      isDemo: false,
      now: () => test.clock.now(),
      logger: createLogger('silent'),
    })
  })
  afterAll(async () => {
    await admin.stop()
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  async function plaza(...words: string[]) {
    const lines: string[] = []
    const write = (text: string) => void lines.push(text)
    const code = await runCli(
      ['node', 'plaza', ...words],
      { DATA_DIR: dataDir, DEMO: '0' },
      { out: write, err: write },
    )
    return { code, text: lines.join('\n') }
  }

  // OPS-4
  it('performs the operations of an operator whose credential is saved, and has them in the trail', async () => {
    // The command counts the days of a credential by the real clock.
    test.clock.advance(Date.now() - test.clock.now())
    expect((await plaza('operators', 'add', 'rosa', '--role', 'admin', '--save')).text).toContain(
      'Its secret is saved',
    )
    expect(await plaza('promo', 'demo', 'REFERRAL', 'on', '--by', 'rosa', '--why', 'a test')).toEqual({
      code: 0,
      text: 'demo: REFERRAL is on',
    })
    expect((await plaza('trail', 'demo')).text).toMatch(/promo REFERRAL at demo by rosa: a test/)
    expect(await plaza('adjust', 'demo', 'nobody', '5', '--by', 'rosa', '--why', 'a test')).toEqual({
      code: 1,
      text: 'rosa is admin and cannot decide about money or results. Ask somebody who can.',
    })
    expect((await plaza('keys', 'rotate', '--by', 'rosa')).text).toMatch(/^The new key is /)
    expect((await plaza('keys', 'rewrap', '--by', 'rosa')).code).toBe(0)
  })

  it.each([
    ['operators list', 'rosa  admin'],
    ['review', 'Nothing is waiting for a decision.'],
    ['suspense --all', 'No payment is in suspense.'],
    ['transfer', 'No transfer is waiting.'],
    ['vendor transfers', 'No transfer is unresolved.'],
    ['payments list demo', 'voucher'],
    ['voucher list demo', 'There are no vouchers.'],
    ['audit', 'The ledger sums to zero'],
  ])('answers "plaza %s"', async (words, expected) => {
    const { code, text } = await plaza(...words.split(' '))
    expect(text).toContain(expected)
    expect(code).toBe(0)
  })

  it('a number that nothing has is refused with a sentence', async () => {
    expect(await plaza('review', 'show', 'PZ0')).toEqual({
      code: 1,
      text: 'Nothing waits for a decision as "PZ0", and no withdrawal has that number.',
    })
  })
})
