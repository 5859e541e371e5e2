import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { describeTokens } from '../cli/describe-access'
import { openPublisher } from '../store/publisher'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { addKey, listKeys, revokeKey } from './keys'
import { promote } from './promote'
import { publish } from './publish'
import { readRecord } from './status'
import { addToken, listTokens, readToken, revokeToken } from './tokens'

const author = { who: 'ann', why: 'a test' }
const day = 24 * 60 * 60 * 1000
const [v1, v2] = ['1.0.0-00000001', '1.1.0-00000002'] as const
const code = (value: string) => expect.objectContaining({ code: value })
let temp: TempStore
beforeEach(async () => {
  temp = await createTempStore()
})
afterEach(() => temp.remove())

async function put(remote: string, id: string, publisher = temp.publisher) {
  const folder = temp.path(`${remote}-${id}`)
  await writeFakeDist(folder, remote, id, { 'entry.js': id })
  return publish(temp.store, { dist: folder, publisher })
}
const pemOf = (type: 'public' | 'private' = 'public') => {
  const pair = generateKeyPairSync('ed25519')
  return type === 'public'
    ? pair.publicKey.export({ format: 'pem', type: 'spki' }).toString()
    : pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}
const pemBlock = (label: string) => `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----\n`
const encryptedPem = (type: 'pkcs1' | 'pkcs8') => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  return privateKey.export({ format: 'pem', type, cipher: 'aes-256-cbc', passphrase: 'secret' }).toString()
}
const rsaPem = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ format: 'pem', type: 'spki' })
    .toString()
const lastOf = async () => (await readRecord(temp.store, { limit: 1 })).entries[0]

describe('a publisher’s key', () => {
  // RELEASE-2
  it('a publisher’s key is trusted after it was added, and only for the remotes it was added for', async () => {
    await put('mf-cashier', v1)
    const other = await openPublisher(temp.path('other.pem'), 'other', 0)
    await expect(put('mf-cashier', v2, other)).rejects.toEqual(code('key.untrusted'))
    const pem = await readFile(temp.path('other.pem'), 'utf8')
    await addKey(temp.store, { pem, name: 'cashier pipeline', remotes: ['mf-cashier'] }, author)
    expect(await put('mf-cashier', v2, other)).toMatchObject({ outcome: 'stored' })
    await expect(put('mf-games', v1, other)).rejects.toEqual(code('key.scope'))
    expect((await listKeys(temp.store)).keys).toHaveLength(2)
  })

  // RELEASE-2
  it('a revoked publisher’s key signs nothing new, and releases it signed before stay valid', async () => {
    await put('mf-cashier', v1)
    const { key } = temp.publisher.publicKey
    await revokeKey(temp.store, { key }, { who: 'ann', why: 'laptop lost' })
    expect(await temp.store.readRelease({ remote: 'mf-cashier', release: v1 })).toBeDefined()
    await expect(put('mf-cashier', v2)).rejects.toThrow(/was revoked: laptop lost/)
    expect(await temp.store.listReleases()).toHaveLength(1)
    expect((await listKeys(temp.store)).keys[0]?.revoked).toMatchObject({ who: 'ann', why: 'laptop lost' })
  })

  it('revoking the only publisher’s key does not let the next publisher register as the first', async () => {
    await put('mf-cashier', v1)
    await revokeKey(temp.store, { key: temp.publisher.publicKey.key }, author)
    const otherPublisher = await openPublisher(temp.path('other.pem'), 'other', 0)
    await expect(put('mf-cashier', v2, otherPublisher)).rejects.toEqual(code('key.untrusted'))
  })

  it('distrusting a publisher’s key invalidates the releases it signed, and is refused while one of them is live', async () => {
    await put('mf-cashier', v1)
    await put('mf-cashier', v2)
    const { key } = temp.publisher.publicKey
    await promote(temp.store, { remote: 'mf-cashier', release: v1 }, author)
    await expect(revokeKey(temp.store, { key, distrust: true }, author)).rejects.toThrow(
      /mf-cashier\/1\.0\.0/,
    )
    expect((await listKeys(temp.store)).keys[0]?.revoked).toBeUndefined()
    const other = await openPublisher(temp.path('other.pem'), 'other', 0)
    const pem = await readFile(temp.path('other.pem'), 'utf8')
    await addKey(temp.store, { pem, name: 'other' }, author)
    await put('mf-cashier', '1.2.0-00000003', other)
    await promote(temp.store, { remote: 'mf-cashier', release: '1.2.0' }, author)
    await revokeKey(temp.store, { key, distrust: true }, author)
    await expect(temp.store.readRelease({ remote: 'mf-cashier', release: v2 })).rejects.toEqual(
      code('key.revoked'),
    )
    await expect(
      addKey(
        temp.store,
        { pem: await readFile(temp.path('keys/publisher.pem'), 'utf8'), name: 'again' },
        author,
      ),
    ).rejects.toEqual(code('key.revoked'))
  })

  it.each([
    ['no key at all', 'nonsense', /^This file has no key in PEM form\./],
    ['an encrypted private key', encryptedPem('pkcs8'), /^This is an encrypted private key\. Give .*-pubout/],
    ['an encrypted key of another form', encryptedPem('pkcs1'), /^This is an encrypted private key\./],
    [
      'a key file that the key from outside encrypts',
      'wrapped:ab12:AAAA\n',
      /^This is a private key that the site .*mfe keys show/,
    ],
    ['a public key for ssh', 'ssh-ed25519 AAAAC3Nza me@laptop\n', /^This is a key for ssh\./],
    ['a private key for ssh', pemBlock('OPENSSH PRIVATE KEY'), /^This is a key for ssh\./],
    ['a damaged public key', pemBlock('PUBLIC KEY'), /^This PEM file is damaged\./],
    ['a key of another kind', rsaPem(), /^This is a key of the kind rsa\. Use an Ed25519 key\.$/],
  ])('refuses %s as a publisher’s key and says precisely what is wrong', async (_what, pem, message) => {
    await expect(addKey(temp.store, { pem, name: 'x' }, author)).rejects.toMatchObject({
      code: 'key.invalid',
      message: expect.stringMatching(message) as string,
    })
    expect(await lastOf()).toMatchObject({
      outcome: 'refused',
      code: 'key.invalid',
      action: { kind: 'key.add' },
    })
  })

  it('recognises a publisher’s key by its public or its private half', async () => {
    await addKey(temp.store, { pem: pemOf('public'), name: 'a' }, author)
    await addKey(temp.store, { pem: pemOf('private'), name: 'b' }, author)
    expect((await listKeys(temp.store)).keys.map(({ name }) => name).sort()).toEqual(['a', 'b'])
    const files = await readdir(temp.path('store/keys'))
    for (const file of files)
      expect(await readFile(temp.path(`store/keys/${file}`), 'utf8')).not.toContain('PRIVATE')
  })

  it('names a publisher’s key whose file was changed, ignores it, and trusts the other keys', async () => {
    await put('mf-cashier', v1)
    const [file = ''] = await readdir(temp.path('store/keys'))
    const path = temp.path(`store/keys/${file}`)
    const other = await addKey(temp.store, { pem: pemOf(), name: 'other' }, author)
    await writeFile(path, (await readFile(path, 'utf8')).replace('a test', 'b test'))
    const damaged = /is damaged; restore it from a copy/
    expect(await listKeys(temp.store)).toEqual({
      keys: [other],
      damaged: [{ key: file.slice(0, 16), message: expect.stringMatching(damaged) as string }],
    })
    await expect(temp.store.readRelease({ remote: 'mf-cashier', release: v1 })).rejects.toThrow(damaged)
    await expect(revokeKey(temp.store, { key: file.slice(0, 16) }, author)).rejects.toThrow(damaged)
    await expect(put('mf-cashier', v2)).rejects.toThrow(damaged)
  })
})

describe('a token', () => {
  const request = { name: 'cashier CI', role: 'team', remotes: ['mf-cashier'], merchants: [] } as const
  const make = (changes = {}) =>
    addToken(
      temp.store,
      { ...request, remotes: [...request.remotes], merchants: [], expiresAt: 30 * day, ...changes },
      author,
      day,
    )

  it('the store keeps only the hash of a token', async () => {
    const { token, listed } = await make()
    expect(await readToken(temp.store, token, 2 * day)).toEqual(listed)
    const files = await readdir(temp.path('store/tokens'))
    for (const file of files)
      expect(await readFile(temp.path(`store/tokens/${file}`), 'utf8')).not.toContain(token.slice(-20))
    expect(JSON.stringify(await listTokens(temp.store))).not.toMatch(/hash/)
  })

  // RELEASE-8
  it('a token expires at its end time', async () => {
    const { token } = await make()
    expect(await readToken(temp.store, token, 30 * day - 1)).toMatchObject({ role: 'team' })
    await expect(readToken(temp.store, token, 30 * day)).rejects.toEqual(code('token.unknown'))
  })

  it('a revoked token is refused and stays listed', async () => {
    const { token, listed } = await make()
    await revokeToken(temp.store, listed.id, { who: 'ann', why: 'left' })
    await expect(readToken(temp.store, token, 2 * day)).rejects.toEqual(code('token.unknown'))
    expect((await listTokens(temp.store)).tokens).toMatchObject([
      { id: listed.id, revoked: { who: 'ann', why: 'left' } },
    ])
  })

  it.each(['.json', '.revoked.json'])(
    'names and ignores a token whose file (…%s) is damaged; the other tokens are listed and work',
    async (ending) => {
      const [lost, whole] = [await make(), await make()]
      await revokeToken(temp.store, lost.listed.id, author)
      await writeFile(temp.path(`store/tokens/${lost.listed.id}${ending}`), '{"id":')
      const named = expect.stringContaining(`${lost.listed.id}${ending} is damaged; move it away`) as string
      expect(await listTokens(temp.store)).toEqual({ tokens: [whole.listed], damaged: [named] })
      expect(describeTokens(await listTokens(temp.store), day).join('\n')).toMatch(
        /^[0-9a-f]{12} .*\ndamaged /,
      )
      expect(await readToken(temp.store, whole.token, 2 * day)).toEqual(whole.listed)
      await expect(readToken(temp.store, lost.token, 2 * day)).rejects.toThrow(/is damaged/)
    },
  )

  it.each(['', 'mfe_', 'mfe_../../../../x', `mfe_0123456789ab_${'x'.repeat(43)}`, 'x'.repeat(100_000)])(
    'refuses a token that was never issued',
    async (text) => {
      await expect(readToken(temp.store, text)).rejects.toEqual(code('token.unknown'))
    },
  )

  it('refuses a token with one letter changed', async () => {
    const { token } = await make()
    const last = token[30] === 'A' ? 'B' : 'A'
    await expect(readToken(temp.store, token.slice(0, 30) + last + token.slice(31), 2 * day)).rejects.toEqual(
      code('token.unknown'),
    )
  })

  it.each([
    ['a team without a remote', { remotes: [] }],
    ['a merchant without a merchant', { role: 'merchant', remotes: [] }],
    ['an engineer confined to a remote', { role: 'engineer' }],
    ['a blank name', { name: ' ' }],
    ['an end time in the past', { expiresAt: day }],
    ['an end time more than a year ahead', { expiresAt: 400 * day }],
    ['an end time that is not a number', { expiresAt: Number.NaN }],
  ])('refuses to create a token for %s', async (_what, changes) => {
    await expect(make(changes)).rejects.toEqual(code('token.invalid'))
    expect(await listTokens(temp.store)).toEqual({ tokens: [], damaged: [] })
  })

  it('the audit trail records the creation and the revocation of a token, without the token', async () => {
    const { token, listed } = await make()
    await revokeToken(temp.store, listed.id, author)
    const { entries } = await readRecord(temp.store, { limit: 9 })
    expect(entries.map(({ action }) => action.kind)).toEqual(['token.revoke', 'token.add'])
    expect(JSON.stringify(entries)).not.toContain(token)
  })
})
