import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOutsideKeys } from '../../../kernel/security/outside-keys'
import { readSettings } from '../../../kernel/settings/settings'
import { ensureOperatorKey } from './vendor-keys'

const newKey = () => randomBytes(32).toString('base64')
const outsideOf = (current: string, former?: string) =>
  readOutsideKeys(
    readSettings({ KEY_ENCRYPTION_KEY: current, ...(former && { KEY_ENCRYPTION_KEY_FORMER: former }) }),
  )

describe('the operator’s key', () => {
  let dataDir: string
  const key = newKey()
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plaza-keys-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))
  const file = () => join(dataDir, 'keys', 'operator.private.wrapped')
  const publicPem = () => readFile(join(dataDir, 'keys', 'operator.public.pem'), 'utf8')
  const publicOf = (privateKey: Parameters<typeof createPublicKey>[0]) =>
    createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })

  // SEC-4
  it('the operator’s key is stored only as encrypted by the outside key, readable by its user alone, and found again', async () => {
    const made = await ensureOperatorKey(dataDir, await outsideOf(key))
    expect(await readFile(file(), 'utf8')).toMatch(/^wrapped:/)
    expect((await stat(file())).mode & 0o077).toBe(0)
    const again = await ensureOperatorKey(dataDir, await outsideOf(key))
    expect(again.equals(made)).toBe(true)
    expect(await publicPem()).toBe(publicOf(made as never))
    expect((await readdir(join(dataDir, 'keys'))).sort()).toEqual([
      'operator.private.wrapped',
      'operator.public.pem',
    ])
  })

  it('an operator’s key in a file of an earlier version is adopted, and the file in the clear is removed', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await mkdir(join(dataDir, 'keys'))
    const old = join(dataDir, 'keys', 'operator.private.pem')
    await writeFile(old, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const taken = await ensureOperatorKey(dataDir, await outsideOf(key))
    expect(taken.equals(privateKey)).toBe(true)
    await expect(stat(old)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('the operator’s key is wrapped again by a new outside key, and no unrelated outside key reads it', async () => {
    const made = await ensureOperatorKey(dataDir, await outsideOf(key))
    const next = newKey()
    await expect(ensureOperatorKey(dataDir, await outsideOf(next))).rejects.toThrow(
      /KEY_ENCRYPTION_KEY_FORMER/,
    )
    expect((await ensureOperatorKey(dataDir, await outsideOf(next, key))).equals(made)).toBe(true)
    expect((await ensureOperatorKey(dataDir, await outsideOf(next))).equals(made)).toBe(true)
  })

  it('concurrent gateways that first ask for the operator’s key get the same one', async () => {
    const outside = await outsideOf(key)
    const all = await Promise.all(Array.from({ length: 5 }, () => ensureOperatorKey(dataDir, outside)))
    for (const one of all) expect(all[0] && one.equals(all[0])).toBe(true)
  })
})
