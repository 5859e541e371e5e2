import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { OutsideKey, OutsideKeys } from './outside-keys'
import { PlainError } from './plain-error'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const shape = /^wrapped:([\w-]+):([\w-]+)$/

/** Whether a text is wrapped, and by which outside key (its id); undefined for an earlier text. */
export const wrappedBy = (text: string): string | undefined => shape.exec(text)?.[1]

/** Encrypts a text by an outside key, for the place `name` alone. */
export function wrapText(name: string, text: string, { id, secret }: OutsideKey): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, secret, iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `wrapped:${id}:${sealed.toString('base64url')}`
}

/**
 * The text that was wrapped under `name`; an unwrapped text is returned unchanged.
 * @throws PlainError when its outside key is not among `keys`; an error when it was altered or wrapped under another
 * name.
 */
export function unwrapText(name: string, text: string, { current, former }: OutsideKeys): string {
  const [, id, bytes] = shape.exec(text) ?? []
  if (id === undefined || bytes === undefined) return text
  const key = [current, former].find((one) => one?.id === id)
  if (!key)
    throw new PlainError(
      'Keys are encrypted with a key other than KEY_ENCRYPTION_KEY. Set that key, or name it in KEY_ENCRYPTION_KEY_FORMER to re-encrypt them.',
    )
  const sealed = Buffer.from(bytes, 'base64url')
  const decipher = createDecipheriv(algorithm, key.secret, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-tagBytes))
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
