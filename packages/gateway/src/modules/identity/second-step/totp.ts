import { createHmac } from 'node:crypto'
import { isSameHash } from '../../../kernel/security/code-hash'

/** Length of a time step, ms (RFC 6238). */
const stepMs = 30_000
/** Steps before and after the present one whose codes are accepted, for clocks that differ. */
const drift = 1
const digits = 6

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648) without padding, as authenticator apps read a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('')
}

/** The bytes of a text in base32. @throws for other text */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => {
    const value = alphabet.indexOf(sign)
    if (value < 0) throw new Error('not base32')
    return value.toString(2).padStart(5, '0')
  })
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The step of a moment, ms. */
export const stepOf = (now: number): number => Math.floor(now / stepMs)

/** The code of a step (RFC 4226 with the step as counter, HMAC-SHA-1, as every authenticator app computes it). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to, among those accepted at `now`; undefined for any other code. */
export function matchingStep(secret: Buffer, code: string, now: number): number | undefined {
  const present = stepOf(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => present - drift + index)
  return steps.find((step) => isSameHash(codeOf(secret, step), code))
}
