import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestGateway, testOutsideKey, type TestGateway } from '../../testing/create-test-gateway'
import { eventually } from '../../testing/eventually'
import { seal } from '../../testing/seal'
import { readSettings } from '../settings/settings'
import { readOutsideKeys } from './outside-keys'
import { prepareSealingKeys, readSealingKeys, retiredForMs, rotateSealingKeys } from './sealing-keys'

const newKey = () => randomBytes(32).toString('base64')
const outsideOf = (env: Record<string, string>) => readOutsideKeys(readSettings(env))

describe('sealing keys', () => {
  let test: TestGateway
  beforeEach(async () => {
    test = await createTestGateway()
  })
  afterEach(() => test.close())
  const rows = () => test.db.read.selectFrom('sealing_keys').selectAll().execute()

  // SEC-4
  it('sealing keys are stored only as encrypted by the outside key', async () => {
    for (const row of await rows()) {
      expect(row.private_jwk).toMatch(/^ey[\w-]+\.\./)
      expect(JSON.stringify(row)).not.toContain('"d"')
    }
  })

  it('sealing keys that an earlier version stored in the clear are wrapped at the next start', async () => {
    const outside = await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
    const [key] = await readSealingKeys(test.db.read, outside)
    const before = { private_jwk: JSON.stringify(key?.privateJwk), wrapped_by: null }
    await test.db.write.updateTable('sealing_keys').set(before).execute()
    expect(await prepareSealingKeys(test.db, outside, 0)).toBe(1)
    expect((await rows())[0]?.private_jwk).toMatch(/^ey/)
    expect(await readSealingKeys(test.db.read, outside)).toEqual([key])
  })

  // SEC-4
  it('rotation publishes new sealing keys, and the old ones open bodies for another day', async () => {
    const outside = await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
    const old = test.gateway.seals.jwks.keys[0]?.kid
    const sealedBefore = await seal(test.gateway, { hello: 'before' })
    const kid = await rotateSealingKeys(test.db, outside, test.clock.now())
    await eventually(async () => expect(test.gateway.seals.jwks.keys.map((one) => one.kid)).toEqual([kid]))
    expect(kid).not.toBe(old)
    const open = async (jwe: string) => test.gateway.seals.open(jwe, test.clock.now())
    expect(await open(sealedBefore.payload)).toEqual({ hello: 'before' })
    expect(await open((await seal(test.gateway, { hello: 'after' })).payload)).toEqual({ hello: 'after' })
    expect(await rows()).toHaveLength(2)
    test.clock.advance(retiredForMs + 1)
    await test.runJobs()
    expect((await rows()).map((row) => row.kid)).toEqual([kid])
  })

  it('sealing keys are readable with a new outside key only after the former one has unwrapped them', async () => {
    const next = newKey()
    const alone = await outsideOf({ KEY_ENCRYPTION_KEY: next })
    await expect(prepareSealingKeys(test.db, alone, 0)).rejects.toThrow(/KEY_ENCRYPTION_KEY_FORMER/)
    const both = await outsideOf({ KEY_ENCRYPTION_KEY: next, KEY_ENCRYPTION_KEY_FORMER: testOutsideKey })
    expect(await prepareSealingKeys(test.db, both, 0)).toBe(1)
    expect(await prepareSealingKeys(test.db, both, 0)).toBe(0)
    expect(await readSealingKeys(test.db.read, alone)).toHaveLength(1)
  })

  it('a wrapped sealing key cannot be used in another row', async () => {
    const outside = await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
    const kid = await rotateSealingKeys(test.db, outside, test.clock.now())
    const [other] = (await rows()).filter((row) => row.kid !== kid)
    await test.db.write
      .updateTable('sealing_keys')
      .set({ private_jwk: JSON.stringify(other?.private_jwk) })
      .where('kid', '=', kid)
      .execute()
    await expect(readSealingKeys(test.db.read, outside)).rejects.toThrow('another row')
  })
})

describe('the outside key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-outside-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('a start outside of the demo without an outside key fails with one sentence', async () => {
    await expect(outsideOf({ DEMO: '0', DATA_DIR: folder })).rejects.toThrow(
      /^KEY_ENCRYPTION_KEY must be set unless this is the demo: .*openssl rand -base64 32/,
    )
  })

  it('the demo creates an outside key that only its user can read, and finds it again', async () => {
    const first = await outsideOf({ DATA_DIR: folder })
    expect(await outsideOf({ DATA_DIR: folder })).toEqual(first)
    const file = join(folder, 'keys', 'outside.key')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await readFile(file, 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
  })

  it('the outside key may be in a file', async () => {
    const key = newKey()
    const file = join(folder, 'key')
    await writeFile(file, `${key}\n`)
    const { current } = await outsideOf({ DEMO: '0', KEY_ENCRYPTION_KEY_FILE: file })
    expect(current).toEqual((await outsideOf({ KEY_ENCRYPTION_KEY: key })).current)
    const none = outsideOf({ KEY_ENCRYPTION_KEY_FILE: join(folder, 'none') })
    await expect(none).rejects.toThrow(/cannot be read/)
  })

  it.each(['secret', 'a'.repeat(64), `${'A'.repeat(42)}!=`])(
    'the outside key may not be %s',
    async (text) => {
      await expect(outsideOf({ KEY_ENCRYPTION_KEY: text })).rejects.toThrow(
        'KEY_ENCRYPTION_KEY must be 32 random bytes in base64.',
      )
    },
  )
})
