import { idempotencyKeySchema } from '@plaza/contract'
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

// MONEY-2
describe('the key of a money intent', () => {
  it('is the same on a retry of the same thing', () => {
    const { intents } = open()
    expect(intents.begin('deposit', body).key).toBe(intents.begin('deposit', body).key)
  })

  it('is the same after a reload of the tab', () => {
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

  it('is the same after a refusal before it was looked at, and is no longer refused once it is sent again', () => {
    const { intents } = open()
    const { key } = intents.begin('deposit', body)
    intents.refuse('deposit')
    expect(intents.of('deposit')).toMatchObject({ key, isRefused: true })
    expect(intents.begin('deposit', body).key).toBe(key)
    expect(intents.of('deposit')).not.toHaveProperty('isRefused')
  })

  it('is another one for another amount or method', () => {
    const { intents } = open()
    const keys = [body, { ...body, amountMinor: 60_000 }, { ...body, method: 'e-wallet' }].map(
      (wanted) => intents.begin('deposit', wanted).key,
    )
    expect(new Set(keys).size).toBe(3)
  })

  it('is another one once the gateway has answered, though the same is wanted again', () => {
    const { intents } = open()
    const first = intents.begin('deposit', body)
    intents.attach('deposit', 'D1')
    expect(intents.of('deposit')).toMatchObject({ key: first.key, orderId: 'D1' })
    expect(intents.begin('deposit', body).key).not.toBe(first.key)
  })

  it('is forgotten when its order has ended, and leaves nothing behind', () => {
    const { intents, storage } = open()
    intents.begin('deposit', body)
    intents.attach('deposit', 'D1')
    intents.end('deposit', 'D1')
    expect(intents.of('deposit')).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('outlives the end of another order', () => {
    const { intents } = open()
    intents.begin('deposit', body)
    intents.attach('deposit', 'D2')
    intents.end('deposit', 'D1')
    expect(intents.of('deposit')?.orderId).toBe('D2')
  })

  it('of a withdrawal stands beside the one of a deposit', () => {
    const { intents } = open()
    intents.begin('deposit', body)
    intents.begin('withdrawal', { amountMinor: 100 })
    intents.end('deposit')
    expect(intents.of('withdrawal')?.amountMinor).toBe(100)
  })

  it('is not seen by another account in the same tab', () => {
    const { intents, storage } = open()
    intents.begin('deposit', body)
    expect(open(storage, 'agent01').intents.of('deposit')).toBeUndefined()
  })

  it.each(['not json', '[]', '{"deposit":{"key":"short"}}'])(
    'is made anew where storage holds %s',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem(storageKey, text)
      expect(open(storage).intents.begin('deposit', body).key).toMatch(/^key-/)
    },
  )

  it('is made when the confirmation opens, is sent then, and waits for no answer before that', () => {
    const { intents } = open()
    intents.prepare('deposit', body)
    const { key, isRefused } = intents.of('deposit') ?? {}
    expect(isRefused).toBe(true)
    intents.prepare('deposit', body)
    expect(intents.begin('deposit', body).key).toBe(key)
    expect(intents.of('deposit')).not.toHaveProperty('isRefused')
  })

  it('stays when a confirmation opens while an answer is awaited', () => {
    const { intents } = open()
    const sent = intents.begin('deposit', body)
    intents.prepare('deposit', { ...body, amountMinor: 60_000 })
    expect(intents.of('deposit')).toEqual(sent)
  })

  it('is another one for other details, in whatever order they are named', () => {
    const { intents } = open()
    const gift = (details: Record<string, string>) => intents.begin('gift', { amountMinor: 100, details }).key
    const first = gift({ to: 'up01', note: 'x' })
    expect(gift({ note: 'x', to: 'up01' })).toBe(first)
    expect(gift({ to: 'up02', note: 'x' })).not.toBe(first)
  })

  it('of a kind that no package names is kept like any other, and apart from those of other remotes', () => {
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

  it('fits the contract as the browser makes it', () => {
    expect(idempotencyKeySchema.safeParse(crypto.randomUUID()).success).toBe(true)
  })
})
