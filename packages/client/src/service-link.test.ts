/** @jest-environment node */
import { openServiceLink } from './service-link'

/** What the gateway makes of the address below with bytes 0, 1, 2 …: its own test holds it to this text. */
const sealedByGateway =
  'AAECAwQFBgcICQoLSz8XWwpq5oo_c45EZZJ14BZdO7WVipDzmV9pgnooocCVgapZnk9P5DqMcbnAzAAAECAwQF'

/** Any text sealed in the gateway's format. */
async function sealed(plain: string): Promise<string> {
  const keyText = 'k3yM4t-_'
  const material = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText))
  const key = await crypto.subtle.importKey('raw', material, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(plain))
  return `${Buffer.concat([iv, Buffer.from(cipher)]).toString('base64url')}${keyText}`
}

describe('a service link', () => {
  // SERVICE-2
  it('a service link is opened as the gateway sealed it', async () => {
    expect(await openServiceLink(sealedByGateway)).toBe('https://telegram.example/perla')
  })

  it.each(['/m/help?i=6', 'https://münchen.example/søk?q=ñ'])(
    'a service link may lead to %s',
    async (link) => {
      expect(await openServiceLink(await sealed(link))).toBe(link)
    },
  )

  it.each(['javascript:alert(1)', 'http://plain.example', '//evil.example', 'data:text/html,x', ''])(
    'a service link never leads to %s',
    async (link) => {
      await expect(openServiceLink(await sealed(link))).rejects.toThrow()
    },
  )

  it.each([
    ['cut', sealedByGateway.slice(1)],
    ['given another key', `${sealedByGateway.slice(0, -1)}x`],
    ['changed', `B${sealedByGateway.slice(1)}`],
    ['empty', ''],
    ['not sealed at all', 'https://telegram.example/perla'],
  ])('a service link that was %s is refused', async (_what, text) => {
    await expect(openServiceLink(text)).rejects.toThrow()
  })
})
