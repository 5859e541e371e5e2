import { idempotencyKeySchema } from '@plaza/contract/kernel'
import { createMemoryStorage } from '@plaza/events/testing'
import { createIntents } from './intents'
import { intentsKey } from './intents-key'

const storageKey = intentsKey('mf-cashier')
const body = { amountMinor: 50_000, method: 'demo-bank' }

function open(storage = createMemoryStorage(), account = 'player01') {
  let made = 0
  const newKey = () => `key-number-0000000${(made += 1)}-${account}`
  const intents = createIntents({ storage, storageKey, account, newKey })
  return { intents, storage }
}

describe('the key of a money intent', () => {
  // MONEY-2
  it('the key of an intent is the same on a retry of the same intent', () => {
    const { intents } = open()
    expect(intents.begin('deposit', body).key).toBe(intents.begin('deposit', body).key)
  })

  it('the key of an intent is the same after a reload of the tab', () => {
    const { intents, storage } = open()
    const { key } = intents.begin('deposit', body)
    const reloaded = createIntents({
      storage,
      storageKey,
      account: 'player01',
      newKey: () => 'another-key-000000001',
    })
    expect(reloaded.of('deposit')?.key).toBe(key)
    expect(reloaded.begin('deposit', body).key).toBe(key)
  })

  it('the key of an intent survives an early refusal, which is cleared once the intent is sent again', () => {
    const { intents } = open()
    const { key } = intents.begin('deposit', body)
    intents.refuse('deposit')
    expect(intents.of('deposit')).toMatchObject({ key, isRefused: true })
    expect(intents.begin('deposit', body).key).toBe(key)
    expect(intents.of('deposit')).not.toHaveProperty('isRefused')
  })

  it('the key of an intent is the caller’s where it makes one, unless the same intent already awaits its answer', () => {
    const { intents } = open()
    expect(intents.begin('deposit', body, 'made-by-caller-1').key).toBe('made-by-caller-1')
    expect(intents.begin('deposit', body, 'made-by-caller-2').key).toBe('made-by-caller-1')
  })

  // MONEY-2
  it('another amount or method gets another key', () => {
    const { intents } = open()
    const keys = [body, { ...body, amountMinor: 60_000 }, { ...body, method: 'e-wallet' }].map(
      (wanted) => intents.begin('deposit', wanted).key,
    )
    expect(new Set(keys).size).toBe(3)
  })

  // MONEY-2
  it('the same intent gets another key once the gateway has answered', () => {
    const { intents } = open()
    const first = intents.begin('deposit', body)
    intents.attach('deposit', 'D1')
    expect(intents.of('deposit')).toMatchObject({ key: first.key, orderId: 'D1' })
    expect(intents.begin('deposit', body).key).not.toBe(first.key)
  })

  it('the key of an intent is forgotten when its order has ended, and leaves nothing behind', () => {
    const { intents, storage } = open()
    intents.begin('deposit', body)
    intents.attach('deposit', 'D1')
    intents.end('deposit', 'D1')
    expect(intents.of('deposit')).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('the key of an intent survives the end of another order', () => {
    const { intents } = open()
    intents.begin('deposit', body)
    intents.attach('deposit', 'D2')
    intents.end('deposit', 'D1')
    expect(intents.of('deposit')?.orderId).toBe('D2')
  })

  it('a withdrawal and a deposit keep their keys side by side', () => {
    const { intents } = open()
    intents.begin('deposit', body)
    intents.begin('withdrawal', { amountMinor: 100 })
    intents.end('deposit')
    expect(intents.of('withdrawal')?.amountMinor).toBe(100)
  })

  it('the key of an intent is invisible to another account in the same tab', () => {
    const { intents, storage } = open()
    intents.begin('deposit', body)
    expect(open(storage, 'agent01').intents.of('deposit')).toBeUndefined()
  })

  it.each(['not json', '[]', '{"deposit":{"key":"short"}}'])(
    'an intent gets a new key when storage holds %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem(storageKey, text)
      expect(open(storage).intents.begin('deposit', body).key).toMatch(/^key-/)
    },
  )

  it('the key of an intent is made when the confirmation opens, sent then, and awaits no answer before that', () => {
    const { intents } = open()
    intents.prepare('deposit', body)
    const { key, isRefused } = intents.of('deposit') ?? {}
    expect(isRefused).toBe(true)
    intents.prepare('deposit', body)
    expect(intents.begin('deposit', body).key).toBe(key)
    expect(intents.of('deposit')).not.toHaveProperty('isRefused')
  })

  it('the key of an intent stays when a confirmation opens while an answer is awaited', () => {
    const { intents } = open()
    const sent = intents.begin('deposit', body)
    intents.prepare('deposit', { ...body, amountMinor: 60_000 })
    expect(intents.of('deposit')).toEqual(sent)
  })

  it('other details get another key, in whatever order they are named', () => {
    const { intents } = open()
    const gift = (details: Record<string, string>) => intents.begin('gift', { amountMinor: 100, details }).key
    const first = gift({ to: 'up01', note: 'x' })
    expect(gift({ note: 'x', to: 'up01' })).toBe(first)
    expect(gift({ to: 'up02', note: 'x' })).not.toBe(first)
  })

  it('the key of a remote’s own kind of intent is kept like any other, and apart from those of other remotes', () => {
    const storage = createMemoryStorage()
    const { intents } = open(storage)
    intents.begin('gift', { amountMinor: 100 })
    intents.begin('deposit', body)
    intents.end('deposit')
    expect(intents.of('gift')?.amountMinor).toBe(100)
    const other = createIntents({
      storage,
      storageKey: intentsKey('mf-agent'),
      account: 'player01',
      newKey: () => 'another-key-000000001',
    })
    expect(other.of('gift')).toBeUndefined()
  })

  it('a key that the browser makes fits the contract', () => {
    expect(idempotencyKeySchema.safeParse(crypto.randomUUID()).success).toBe(true)
  })
})
