/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb'
import { deviceKey } from './device-key'
import { openText, sealText } from './seal'

afterEach(() => jest.useRealTimers())

describe('the key of this device', () => {
  it('the device key is created once and stays the same', async () => {
    const browser = new IDBFactory()
    const [made, again] = [await deviceKey(browser), await deviceKey(browser)]
    const sealed = await sealText(made!, 'a', 'secret')
    expect(await openText(again!, 'a', sealed)).toBe('secret')
  })

  // LOGIN-2
  it('the device key cannot be exported in any format', async () => {
    const key = await deviceKey(new IDBFactory())
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow()
    await expect(crypto.subtle.exportKey('jwk', key!)).rejects.toThrow()
  })

  it('the device key is the same for all tabs that ask for it first at once', async () => {
    const browser = new IDBFactory()
    const keys = await Promise.all(Array.from({ length: 5 }, () => deviceKey(browser)))
    const sealed = await sealText(keys[0]!, 'a', 'secret')
    for (const key of keys) expect(await openText(key!, 'a', sealed)).toBe('secret')
  })

  it('the device key differs in another browser', async () => {
    const sealed = await sealText((await deviceKey(new IDBFactory()))!, 'a', 'secret')
    expect(await openText((await deviceKey(new IDBFactory()))!, 'a', sealed)).toBeUndefined()
  })

  it.each<[string, IDBFactory | undefined, SubtleCrypto | undefined]>([
    ['there is no database', undefined, crypto.subtle],
    ['the page is no secure context', new IDBFactory(), undefined],
    [
      'the database is refused',
      {
        open: () => {
          throw new DOMException('no', 'SecurityError')
        },
      } as unknown as IDBFactory,
      crypto.subtle,
    ],
  ])('there is no device key when %s', async (_why, factory, subtle) => {
    // Passed explicitly, because the defaults are the browser's own.
    expect(await deviceKey(factory ?? (null as never), subtle ?? (null as never))).toBeUndefined()
  })

  it('there is no device key when the database does not answer within 3 s', async () => {
    jest.useFakeTimers()
    const silent = { open: () => ({}) } as unknown as IDBFactory
    const keyPromise = deviceKey(silent)
    await jest.advanceTimersByTimeAsync(3000)
    expect(await keyPromise).toBeUndefined()
  })
})
