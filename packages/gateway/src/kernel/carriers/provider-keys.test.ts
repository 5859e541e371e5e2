import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../settings/settings'
import { ProviderAway } from './payment-provider'
import { readProviderKeys } from './provider-keys'

const keys = { apiKey: 'sk_test', webhookSecret: 'whsec_test' }
const outsideKey = Buffer.alloc(32, 7).toString('base64')

describe('the keys of a payment provider', () => {
  let dataDir: string
  let file: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'provider-keys-'))
    file = join(dataDir, 'keys', 'psp-demo.json')
    await mkdir(join(dataDir, 'keys'))
    await writeFile(file, JSON.stringify(keys))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const read = (env: Record<string, string> = {}) =>
    readProviderKeys(readSettings({ DATA_DIR: dataDir, DEMO: '1', ...env }), 'psp-demo')

  it('keys stay as the provider wrote them where no outside key is named, so that it can read them at its next start', async () => {
    expect(await read()).toEqual(keys)
    expect(await readFile(file, 'utf8')).toBe(JSON.stringify(keys))
  })

  // SEC-4
  it('keys are encrypted by the outside key that the environment names, and read again', async () => {
    for (const _time of [1, 2]) expect(await read({ KEY_ENCRYPTION_KEY: outsideKey })).toEqual(keys)
    expect(await readFile(file, 'utf8')).toMatch(/^wrapped:/)
  })

  it('a provider that has written no keys yet is away', async () => {
    await rm(file)
    await expect(read()).rejects.toThrow(ProviderAway)
  })
})
