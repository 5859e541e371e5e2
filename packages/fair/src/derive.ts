const text = new TextEncoder()
/** Number of values of a float: a 32-bit number divided by this. */
export const floatSteps = 2 ** 32
const floatsARound = 8

/**
 * HMAC-SHA256 of a message under a key, both as UTF-8 text. The simulation passes a faster implementation than
 * WebCrypto's.
 */
export type Hmac = (key: string, message: string) => Uint8Array

/** Message of one round of the derivation (FAIR-1). */
export const messageOf = (clientSeed: string, nonce: number, round: number): string =>
  `${clientSeed}:${nonce}:${round}`

/** Bytes as lower-case hexadecimal. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** sha256 of a text, hexadecimal. The commitment to a server seed hashes the seed's hexadecimal text. */
export async function sha256Hex(value: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(value))))
}

/** HMAC-SHA256 of a message under a key, both as UTF-8 text, by WebCrypto. */
export async function hmacText(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', text.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)))
}

/** 32 bytes of a round: `HMAC_SHA256(key = serverSeed, clientSeed:nonce:round)`, rounds counted from 0 (FAIR-1). */
export const hmacBytes = (
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  round: number,
): Promise<Uint8Array> => hmacText(serverSeed, messageOf(clientSeed, nonce, round))

/** The eight floats of a round's 32 bytes: four bytes each, `Σ bᵢ / 256ⁱ`, in [0, 1). */
export function floatsOfBytes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: floatsARound }, (_, index) => view.getUint32(index * 4) / floatSteps)
}

/**
 * The first `count` floats of a seed stream: eight a round, as many rounds as needed. Each is an exact multiple of
 * 2⁻³², so a choice among a power of two is exactly even; among `n` others each chance is off by less than 2⁻³².
 */
export async function floatsOf(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  count: number,
): Promise<number[]> {
  const rounds = Array.from({ length: Math.ceil(count / floatsARound) }, (_, round) =>
    hmacBytes(serverSeed, clientSeed, nonce, round),
  )
  return (await Promise.all(rounds)).flatMap(floatsOfBytes).slice(0, count)
}

/** The same stream, one float after another, computed on demand. */
export function floatStream(hmac: Hmac, serverSeed: string, clientSeed: string, nonce: number): () => number {
  let cursor = 0
  let bytes = new Uint8Array(0)
  return () => {
    const index = (cursor % floatsARound) * 4
    if (index === 0)
      bytes = new Uint8Array(hmac(serverSeed, messageOf(clientSeed, nonce, cursor / floatsARound)))
    cursor += 1
    const [a = 0, b = 0, c = 0, d = 0] = [bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]]
    return a / 256 + b / 65_536 + c / 16_777_216 + d / floatSteps
  }
}
