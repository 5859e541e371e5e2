import { sealServiceLink } from './seal-service-link'

/** Bytes 0, 1, 2 … for a text that can be compared; the client's test opens the same text. */
const counting = (size: number) => Buffer.from(Array.from({ length: size }, (_none, index) => index))

async function opened(text: string): Promise<string> {
  const bytes = Buffer.from(text.slice(0, -8), 'base64url')
  const material = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.slice(-8)))
  const key = await crypto.subtle.importKey('raw', material, 'AES-GCM', false, ['decrypt'])
  const iv = new Uint8Array(bytes.subarray(0, 12))
  return Buffer.from(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(bytes.subarray(12))),
  ).toString()
}

describe('a sealed service link', () => {
  // SERVICE-2
  it('a sealed service link is written in the one format that pages open', () => {
    expect(sealServiceLink('https://telegram.example/perla', counting)).toBe(
      'AAECAwQFBgcICQoLSz8XWwpq5oo_c45EZZJ14BZdO7WVipDzmV9pgnooocCVgapZnk9P5DqMcbnAzAAAECAwQF',
    )
  })

  it.each(['/m/help?i=6', 'https://facebook.example/perla', 'https://münchen.example/søk?q=ñ'])(
    'a sealed service link opens to %s with its last 8 characters as key material',
    async (link) => {
      const text = sealServiceLink(link)
      expect(text).toMatch(/^[\w-]+$/)
      expect(await opened(text)).toBe(link)
    },
  )

  it('a service link is sealed to a different text each time', () => {
    expect(sealServiceLink('/m/help')).not.toBe(sealServiceLink('/m/help'))
  })
})
