import { randomBytes } from 'node:crypto'
import { createTestGateway, testOutsideKey, type TestGateway } from '../../testing/create-test-gateway'
import { readSettings } from '../settings/settings'
import { readOutsideKeys } from './outside-keys'
import { prepareSecrets, readSecret } from './shared-secret'
import { wrapEverything } from './wrap-everything'

const outsideOf = (env: Record<string, string>) => readOutsideKeys(readSettings(env))

describe('shared secrets', () => {
  let test: TestGateway
  beforeEach(async () => {
    test = await createTestGateway()
  })
  afterEach(() => test.close())
  const rowOf = (name: string) =>
    test.db.read
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
      .then(({ value }) => value)
  const setRow = (name: string, value: string) =>
    test.db.write.updateTable('secrets').set({ value }).where('name', '=', name).execute()

  // SEC-4
  it('shared secrets are stored only as encrypted by the outside key', async () => {
    const secret = await readSecret(test.db.write, 'codes')
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await readSecret(test.db.write, 'codes')).toBe(secret)
    expect(await rowOf('codes')).toMatch(/^wrapped:/)
    expect(await rowOf('codes')).not.toContain(secret)
  })

  it('shared secrets that were stored in the clear keep their value and are wrapped at the next start', async () => {
    const outside = await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
    await test.db.write.insertInto('secrets').values({ name: 'old', value: 'in-the-clear' }).execute()
    expect(await prepareSecrets(test.db, outside)).toBe(1)
    expect(await rowOf('old')).not.toContain('in-the-clear')
    expect(await readSecret(test.db.write, 'old')).toBe('in-the-clear')
    expect(await prepareSecrets(test.db, outside)).toBe(0)
  })

  // SEC-4
  it('shared secrets keep their value when a new outside key wraps them again', async () => {
    const secret = await readSecret(test.db.write, 'codes')
    const before = await rowOf('codes')
    const next = randomBytes(32).toString('base64')
    const both = await outsideOf({ KEY_ENCRYPTION_KEY: next, KEY_ENCRYPTION_KEY_FORMER: testOutsideKey })
    expect(await wrapEverything(test.db, both, 0)).toBeGreaterThanOrEqual(2)
    expect(await wrapEverything(test.db, both, 0)).toBe(0)
    expect(await rowOf('codes')).not.toBe(before)
    expect(await readSecret(test.db.write, 'codes')).toBe(secret)
  })

  it('a process with only the former key can still read shared secrets while another one wraps them again', async () => {
    jest.resetModules()
    const former = await import('./shared-secret')
    await former.prepareSecrets(test.db, await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey }))
    const secret = await former.readSecret(test.db.write, 'codes')
    const next = randomBytes(32).toString('base64')
    const both = await outsideOf({ KEY_ENCRYPTION_KEY: next, KEY_ENCRYPTION_KEY_FORMER: testOutsideKey })
    await wrapEverything(test.db, both, 0)
    expect(await former.readSecret(test.db.write, 'codes')).toBe(secret)
  })

  it('a start without the wrapping key fails, and a shared secret cannot be used under another name', async () => {
    jest.resetModules()
    // As a process that has unwrapped nothing yet.
    const fresh = await import('./shared-secret')
    await readSecret(test.db.write, 'codes')
    await readSecret(test.db.write, 'devices')
    const other = await outsideOf({ KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    await expect(fresh.prepareSecrets(test.db, other)).rejects.toThrow(/KEY_ENCRYPTION_KEY_FORMER/)
    await setRow('devices', await rowOf('codes'))
    const own = await outsideOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
    await expect(fresh.prepareSecrets(test.db, own)).rejects.toThrow()
  })
})
