import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outsideKeysOf } from '@plaza/server-kit'
import { ownKey } from './key-files'

// SEC-4
it('encrypts the vendor’s own key by the outside key, also one of an earlier version, and keeps it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-vendor-keys-'))
  const text = () => readFile(join(dataDir, 'keys', 'vendor-demo.private.pem'), 'utf8')
  const plain = await ownKey(dataDir)
  expect(await text()).toContain('BEGIN PRIVATE KEY')
  const publicPem = await readFile(join(dataDir, 'keys', 'vendor-demo.public.pem'), 'utf8')
  const outside = await outsideKeysOf({ KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64') })
  expect((await ownKey(dataDir, outside)).equals(plain)).toBe(true)
  expect(await text()).toMatch(/^wrapped:/)
  expect(await readFile(join(dataDir, 'keys', 'vendor-demo.public.pem'), 'utf8')).toBe(publicPem)
  await expect(ownKey(dataDir)).rejects.toThrow(/vendor-demo\.private\.pem is encrypted/)
  await rm(dataDir, { recursive: true })
})
