/** What a signature is over: which call, when, and every byte of it. */
export interface SignedCall {
  method: string
  /** As it is requested: the path with its query, without the origin. */
  path: string
  /** Milliseconds since the epoch, in digits. */
  timestamp: string
  body: string
}

/** Version of the text that is signed; it is the first line of the text and the prefix of a signature. */
export const signatureVersion = 'v2'

/**
 * The text that a signature of a vendor, the operator or a payment provider covers (docs/vendors.md, Signing). The body
 * comes last and no other line can hold a line break, so two different calls never have the same text.
 */
export const signedText = ({ method, path, timestamp, body }: SignedCall): string =>
  [signatureVersion, method.toUpperCase(), path, timestamp, body].join('\n')

/** A signature as its header carries it. */
export const versionedSignature = (signature: string): string => `${signatureVersion}=${signature}`

/** The signature of a header, or null when it has another version or is not base64. */
export const readVersionedSignature = (header: unknown): string | null => {
  const match = typeof header === 'string' ? /^v2=([A-Za-z0-9+/]{1,1024}={0,2})$/.exec(header) : null
  return match?.[1] ?? null
}
