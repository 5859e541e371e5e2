import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  randomBytes,
  sign,
} from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError, readOrMakeKeyText, type OutsideKeys } from '@plaza/server-kit'
import * as z from 'zod/mini'

/** Links of a chain: a lottery of 60 s uses one up in three weeks. */
export const chainLength = 32_768

const keysSchema = z.object({ secret: z.string(), signing: z.string() })

/** What a witness holds alone. */
export interface WitnessKeys {
  /** Public key of its signatures: base64 of a SubjectPublicKeyInfo of P-256. */
  key: string
  /** Signs a text by ECDSA, P-256 and SHA-256; base64 of `r` and `s`. */
  sign(text: string): string
  /** A link of a chain, from 1; link 0 is the chain's end. */
  linkOf(name: string, chain: number, link: number): string
}

const make = (): string =>
  JSON.stringify({
    secret: randomBytes(32).toString('hex'),
    signing: generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey,
  })

/**
 * The keys of the witness, made at the first start in `keys/witness.json`, readable by its own account alone. Its
 * links can be computed from that file, so nobody who runs the site should have it.
 * @throws PlainError when others may read the file, or it is encrypted with another key.
 */
export async function ownKeys(dataDir: string, outside?: OutsideKeys): Promise<WitnessKeys> {
  const path = join(dataDir, 'keys', 'witness.json')
  const text = await readOrMakeKeyText({ path, name: 'keys of witness', outside }, async () => make())
  if (((await stat(path)).mode & 0o077) !== 0)
    throw new PlainError(`${path} can be read by other accounts of this machine. Run chmod 600 on it.`)
  const { secret, signing } = z.parse(keysSchema, JSON.parse(text))
  const privateKey = createPrivateKey(signing)
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    key,
    sign: (signed) =>
      sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    linkOf: (name, chain, link) => {
      let found = createHmac('sha256', secret)
        .update(`${name}/${String(chain)}`)
        .digest('hex')
      for (let at = chainLength; at > link; at -= 1) found = hash('sha256', found)
      return found
    },
  }
}
