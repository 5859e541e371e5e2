import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { floatsOf, floatStream, hmacBytes, sha256Hex } from './derive'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** The floats as the published construction defines them (FAIR-1), computed without this package: `Σ bᵢ / 256ⁱ`. */
const independent = (server: string, client: string, nonce: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const bytes = hmac(server, `${client}:${nonce}:${Math.floor(index / 8)}`).subarray((index % 8) * 4)
    return [0, 1, 2, 3].reduce((sum, at) => sum + (bytes[at] ?? 0) / 256 ** (at + 1), 0)
  })

const words = fc.string({ minLength: 1, maxLength: 64 })

it('derived floats equal an independently computed test vector', async () => {
  const [first, second] = await floatsOf('server', 'client', 0, 2)
  expect([first, second]).toEqual(independent('server', 'client', 0, 2))
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('derivation agrees with node:crypto for any seeds, nonce and number of floats', async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      words,
      fc.nat(),
      fc.integer({ min: 1, max: 90 }),
      async (server, client, nonce, count) => {
        const floats = await floatsOf(server, client, nonce, count)
        expect(floats).toEqual(independent(server, client, nonce, count))
        expect(floats.every((float) => float >= 0 && float < 1)).toBe(true)
        const next = floatStream(hmac, server, client, nonce)
        expect(floats.map(() => next())).toEqual(floats)
      },
    ),
  )
})

it('text is hashed and signed as UTF-8', async () => {
  expect(await sha256Hex('Maligayang páglalaro ₱')).toBe(
    createHash('sha256').update('Maligayang páglalaro ₱').digest('hex'),
  )
  expect(Buffer.from(await hmacBytes('ñ', '₱', 3, 1))).toEqual(hmac('ñ', '₱:3:1'))
})
