import { fromBase64, toBase64 } from './base64'

/** A password as the record holds it: double base64, then this device's salt (LOGIN-2). */
export const encodePassword = (password: string, salt: string): string =>
  btoa(toBase64(new TextEncoder().encode(password))) + salt

/** The password of a record; undefined when it was encoded with another salt. */
export function decodePassword(encoded: string, salt: string): string | undefined {
  if (salt === '' || !encoded.endsWith(salt)) return undefined
  try {
    return new TextDecoder().decode(fromBase64(atob(encoded.slice(0, -salt.length))))
  } catch {
    // Not base64: no record of ours.
    return undefined
  }
}
