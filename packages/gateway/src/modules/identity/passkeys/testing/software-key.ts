import type { MadePasskey, PasskeyCreation, PasskeyRequest, SignedPasskey } from '@plaza/contract/identity'
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** Flags of authenticator data: present, verified, with a new credential. */
const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40]

/** What of a ceremony a test may falsify. */
export interface Ceremony {
  origin: string
  /** Whether the authenticator verified its person; it did when absent. */
  isVerified?: boolean
  /** The host in the authenticator's data, when it is not that of the options. */
  host?: string
}

/** An authenticator in software, with one ES256 key, as WebAuthn Level 3 and CTAP 2 describe it. */
export function createSoftwareKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (host: string, isVerified: boolean, more = 0) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((count += 1))
    const flags = userPresent | (isVerified ? userVerified : 0) | more
    return Buffer.concat([sha256(host), Buffer.of(flags), counter])
  }
  /** COSE_Key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Buffer.concat([Buffer.of(0x58, 0x20), Buffer.from(text, 'base64url')])
    return Buffer.concat([
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      bytes(x),
      Buffer.of(0x22),
      bytes(y),
    ])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    id: credential.id,
    /** Makes the passkey, as `navigator.credentials.create` does. */
    make(
      { challenge, rp, user }: PasskeyCreation,
      { origin, isVerified = true, host = rp.id }: Ceremony,
    ): MadePasskey {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        head(host, isVerified, hasCredential),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ])
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
        },
      }
    },
    /** Signs a challenge, as `navigator.credentials.get` does. */
    sign(
      { challenge, rpId }: PasskeyRequest,
      { origin, isVerified = true, host = rpId }: Ceremony,
    ): SignedPasskey {
      const data = head(host, isVerified)
      const client = clientData('webauthn.get', challenge, origin)
      const signer = createSign('sha256').update(Buffer.concat([data, sha256(client)]))
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signer.sign(privateKey)),
          userHandle,
        },
      }
    },
    /** As a copy of the authenticator from before would: its next signatures count from here. */
    countFrom(next: number) {
      count = next
    },
  }
}
