import { serviceLinkFormat, serviceLinkSchema } from '@plaza/contract/site'

const { ivBytes, keyLength, tagBytes } = serviceLinkFormat

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

/**
 * The link inside of a sealed one, by its last 8 characters as key material (SERVICE-2,
 * `serviceLinkFormat`): a path of this site or an https address. Needs a secure context.
 * @throws Error when the text was cut or changed, or holds anything but such a link.
 */
export async function openServiceLink(text: string): Promise<string> {
  const keyText = text.slice(-keyLength)
  const sealed = bytesOf(text.slice(0, -keyLength))
  if (sealed.length <= ivBytes + tagBytes) throw new Error('not a sealed link')
  const material = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText))
  const key = await crypto.subtle.importKey('raw', material, 'AES-GCM', false, ['decrypt'])
  const iv = sealed.subarray(0, ivBytes)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(ivBytes))
  const link = serviceLinkSchema.safeParse(new TextDecoder().decode(plain))
  if (!link.success) throw new Error('a sealed link that leads nowhere')
  return link.data
}
