import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { serviceLinkFormat } from '@plaza/contract/site'

const { ivBytes, keyLength } = serviceLinkFormat

/**
 * A contact's link as it is sent (SERVICE-2): every call makes another text.
 * `random` gives that many random bytes.
 */
export function sealServiceLink(link: string, random: (size: number) => Buffer = randomBytes): string {
  const keyText = random(keyLength).toString('base64url').slice(0, keyLength)
  const iv = random(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(keyText).digest(), iv)
  const sealed = Buffer.concat([iv, cipher.update(link, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${sealed.toString('base64url')}${keyText}`
}
