/** @jest-environment node */
import { createMemoryStorage } from '@plaza/events/testing'
import { createRememberedLogins } from './remembered-logins'

const makeKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
const player = { type: 'username', username: 'player01', password: 'Pláy 1234 🎲' } as const
const mobile = { type: 'sms', username: '9171234567', password: '', countryDialingCode: '63' } as const

function start(local = createMemoryStorage(), key: Promise<CryptoKey | undefined> = makeKey()) {
  return { local, key, logins: createRememberedLogins(local, () => key) }
}

describe('a remembered sign-in', () => {
  it('a remembered sign-in is read back unchanged for each mode, also after a reload', async () => {
    const { local, key, logins } = start()
    await logins.remember(player)
    await logins.remember(mobile)
    const reloaded = createRememberedLogins(local, () => key)
    expect(await reloaded.recall('username')).toEqual(player)
    expect(await reloaded.recall('sms')).toEqual(mobile)
  })

  it('there is no remembered sign-in when none was stored', async () => {
    const { logins } = start()
    expect(await logins.recall('username')).toBeNull()
    expect(logins.has()).toBe(false)
  })

  // LOGIN-2
  it('a remembered sign-in is stored under two keys that reveal neither name nor password nor their base64', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    expect([local.key(0), local.key(1)].toSorted()).toEqual(['autoLoginInfo', 'autoLoginSalt'])
    const kept = `${local.getItem('autoLoginInfo')}${local.getItem('autoLoginSalt')}`
    for (const secret of [player.username, player.password])
      for (const text of [secret, Buffer.from(secret).toString('base64')]) expect(kept).not.toContain(text)
  })

  // LOGIN-2
  it('a remembered sign-in is useless in a copy of the storage on another device', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    const thief = createRememberedLogins(local, makeKey)
    expect(await thief.recall('username')).toBeNull()
  })

  it('a remembered sign-in cannot be used for another mode', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    const { username } = JSON.parse(local.getItem('autoLoginInfo') ?? '') as { username: string }
    local.setItem('autoLoginInfo', JSON.stringify({ sms: username }))
    expect(await logins.recall('sms')).toBeNull()
  })

  it('a remembered sign-in is replaced by the next one of its mode', async () => {
    const { logins } = start()
    await logins.remember(player)
    await logins.remember({ ...player, username: 'newbie01' })
    expect((await logins.recall('username'))?.username).toBe('newbie01')
  })

  it('forgetting one mode keeps the others, and forgetting the last one removes the salt', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    await logins.remember(mobile)
    await logins.forget('sms')
    expect(logins.has('sms')).toBe(false)
    expect(await logins.recall('username')).toEqual(player)
    await logins.forget()
    expect(local.length).toBe(0)
  })

  // LOGIN-2
  it('a remembered sign-in gets the new password after a change, newly sealed', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    const before = local.getItem('autoLoginInfo')
    await logins.reencode('New-pass-9', 'PLAYER01')
    expect(local.getItem('autoLoginInfo')).not.toBe(before)
    expect(await logins.recall('username')).toEqual({ ...player, password: 'New-pass-9' })
  })

  it('a remembered sign-in of another account keeps its password when this one’s is changed', async () => {
    const { logins } = start()
    await logins.remember(player)
    await logins.reencode('New-pass-9', 'agent01')
    expect(await logins.recall('username')).toEqual(player)
  })

  it('a password change does not create a remembered sign-in', async () => {
    const { logins } = start()
    await logins.reencode('New-pass-9', 'player01')
    expect(logins.has()).toBe(false)
  })

  it.each(['', '{', 'null', '[]', '{"username":1}', '{"username":"x.y"}', '{"username":"nothing"}'])(
    'a remembered sign-in that was tampered with to %j is ignored, and can be stored again',
    async (kept) => {
      const { local, logins } = start()
      await logins.remember(player)
      local.setItem('autoLoginInfo', kept)
      expect(await logins.recall('username')).toBeNull()
      await logins.remember(player)
      expect(await logins.recall('username')).toEqual(player)
    },
  )

  it('a remembered sign-in without its salt is ignored', async () => {
    const { local, logins } = start()
    await logins.remember(player)
    local.removeItem('autoLoginSalt')
    expect(await logins.recall('username')).toBeNull()
  })

  it('reading a remembered sign-in waits for writes in progress', async () => {
    const { logins } = start()
    void logins.remember(player)
    void logins.reencode('second', 'player01')
    expect((await logins.recall('username'))?.password).toBe('second')
  })
})

describe('where the device has no key', () => {
  it('nothing is remembered and nothing fails when the device has no key', async () => {
    const { local, logins } = start(createMemoryStorage(), Promise.resolve(undefined))
    await logins.remember(player)
    await logins.reencode('New-pass-9')
    await logins.forget()
    expect(await logins.recall('username')).toBeNull()
    expect(local.length).toBe(0)
  })

  it('a full storage remembers nothing, and reports it', async () => {
    const reported: unknown[] = []
    globalThis.reportError = (error) => void reported.push(error)
    const local = createMemoryStorage()
    local.setItem = () => {
      throw new Error('full')
    }
    const { logins } = start(local)
    await logins.remember(player)
    expect(await logins.recall('username')).toBeNull()
    expect(reported).toEqual([new Error('full')])
  })
})
