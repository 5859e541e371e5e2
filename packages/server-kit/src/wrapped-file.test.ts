import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outsideKeysOf } from './outside-keys'
import { readKeyText, readOrMakeKeyText } from './wrapped-file'

const newKey = () => randomBytes(32).toString('base64')
const outsideOf = (current: string, former?: string) =>
  outsideKeysOf({ KEY_ENCRYPTION_KEY: current, KEY_ENCRYPTION_KEY_FORMER: former })
const [key, next] = [newKey(), newKey()]
const secret = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n'
const make = () => Promise.resolve(secret)

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-key-file-'))
  path = join(folder, 'keys', 'a.pem')
})
afterEach(() => rm(folder, { recursive: true }))
const fileOf = async (current?: string, former?: string, name = 'a key') => ({
  path,
  name,
  outside: current === undefined ? undefined : await outsideOf(current, former),
})
const made = async (current?: string) => readOrMakeKeyText(await fileOf(current), make)

describe('a key file', () => {
  // SEC-4
  it('a key file is made as encrypted by the outside key, for its owner alone, and read again', async () => {
    expect(await made(key)).toBe(secret)
    expect(await readFile(path, 'utf8')).toMatch(/^wrapped:/)
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect(await readKeyText(await fileOf(key))).toBe(secret)
    expect(await readdir(join(folder, 'keys'))).toEqual(['a.pem'])
  })

  it('a key file stays in plain text where no outside key is given', async () => {
    expect(await made()).toBe(secret)
    expect(await readFile(path, 'utf8')).toBe(secret)
  })

  it('a key file of an earlier version is encrypted when it is read with an outside key', async () => {
    await made()
    expect(await readKeyText(await fileOf(key))).toBe(secret)
    expect(await readFile(path, 'utf8')).toMatch(/^wrapped:/)
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  // SEC-4
  it('a key file is encrypted again with a new outside key when the previous one is given once', async () => {
    await made(key)
    expect(await readKeyText(await fileOf(next, key))).toBe(secret)
    expect(await readKeyText(await fileOf(next))).toBe(secret)
    await expect(readKeyText(await fileOf(key))).rejects.toThrow('KEY_ENCRYPTION_KEY_FORMER')
  })

  it.each([
    [
      'another outside key',
      next,
      /a\.pem is encrypted with a key other than KEY_ENCRYPTION_KEY\. Set that key/,
    ],
    ['no outside key', undefined, /a\.pem is encrypted\. Set KEY_ENCRYPTION_KEY/],
  ])('a key file is refused in one sentence with %s, and stays as it is', async (_what, other, words) => {
    await made(key)
    const before = await readFile(path, 'utf8')
    await expect(readKeyText(await fileOf(other))).rejects.toThrow(words)
    await expect(readOrMakeKeyText(await fileOf(other), make)).rejects.toThrow(words)
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('a key file that was altered, or belongs elsewhere, is named as damaged', async () => {
    await made(key)
    await expect(readKeyText(await fileOf(key, undefined, 'another key'))).rejects.toThrow(
      /a\.pem is damaged\. Restore it from a copy\./,
    )
    await writeFile(path, (await readFile(path, 'utf8')).replace(/.{4}$/, 'AAAA'))
    await expect(readKeyText(await fileOf(key))).rejects.toThrow(/is damaged/)
  })

  it('of concurrent processes that first ask for a key file all get the same key', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, async (_, index) =>
        readOrMakeKeyText(await fileOf(key), () => Promise.resolve(`key ${index}`)),
      ),
    )
    expect(new Set(all).size).toBe(1)
  })
})
