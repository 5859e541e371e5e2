import { reachesEnd } from './reaches-end'

/** What a proof shows of its witness; the contract's `DrawWitness` has this shape. */
export interface WitnessRecord {
  /** Merchant and lottery, as the witness signs them. */
  name: string
  /** Its public key: base64 of a SubjectPublicKeyInfo of P-256. */
  key: string
  /** The end of its chain, published before the issue opened, and which link the issue has. */
  end: string
  link: number
  /** The link and the signature over it; absent until the witness has given them. */
  seed?: string | undefined
  signature?: string | undefined
}

/** Which steps of a witness's part hold; null where there is nothing to compare yet. */
export interface WitnessVerification {
  /** Hashed as often as its number says, the link gives the end that was published before. */
  inChain: boolean | null
  /** The witness signed the link together with the issue and its digest. */
  isSigned: boolean | null
}

/** What a witness signs of a chain that it makes. */
export const witnessChainText = (
  name: string,
  { no, end, length }: { no: number; end: string; length: number },
): string => ['plaza witness chain', name, no, end, length].join('\n')

/** What a witness signs of a link that it gives: for this issue and no other digest than the one that it saw. */
export const witnessLinkText = (
  name: string,
  { issue, digest, seed }: { issue: string; digest: string; seed: string },
): string => ['plaza witness link', name, issue, digest, seed].join('\n')

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Whether a signature (ECDSA, P-256, SHA-256) is of this text; false for an invalid key or signature. */
async function isSignedBy(key: string, text: string, signature: string): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  try {
    const imported = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(text)
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      imported,
      bytesOf(signature),
      signed,
    )
  } catch {
    // An invalid key or signature proves nothing.
    return false
  }
}

/** Checks what a witness gave for an issue (DRAW-9). Never throws, whatever the proof contains. */
export async function verifyWitness(
  { name, key, end, link, seed, signature }: WitnessRecord,
  { no, digest }: { no: string; digest?: string | undefined },
): Promise<WitnessVerification> {
  if (seed === undefined || digest === undefined) return { inChain: null, isSigned: null }
  const text = witnessLinkText(name, { issue: no, digest, seed })
  return {
    inChain: await reachesEnd(seed, { link, end }),
    isSigned: signature !== undefined && (await isSignedBy(key, text, signature)),
  }
}
