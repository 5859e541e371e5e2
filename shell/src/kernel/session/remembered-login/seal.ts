import { fromBase64, toBase64 } from './base64'

const name = 'AES-GCM'
const ivBytes = 12

/**
 * Seals text under the device's key. `purpose` is authenticated: text sealed for one purpose does not open for another.
 */
export async function sealText(key: CryptoKey, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    { name, iv, additionalData: new TextEncoder().encode(purpose) },
    key,
    new TextEncoder().encode(text),
  )
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/** The sealed text; undefined when it was sealed by another device or for another purpose, or is damaged. */
export async function openText(key: CryptoKey, purpose: string, sealed: string): Promise<string | undefined> {
  const [iv, data] = sealed.split('.')
  if (!iv || !data) return undefined
  try {
    const opened = await crypto.subtle.decrypt(
      { name, iv: fromBase64(iv), additionalData: new TextEncoder().encode(purpose) },
      key,
      fromBase64(data),
    )
    return new TextDecoder().decode(opened)
  } catch {
    // Foreign or damaged: treated as if nothing had been remembered.
    return undefined
  }
}
