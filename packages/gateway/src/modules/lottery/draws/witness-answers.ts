import {
  witnessChainSchema,
  witnessLinkSchema,
  type WitnessChain,
  type WitnessLink,
} from '@plaza/contract/lottery'
import { witnessChainText, witnessLinkText } from '@plaza/fair'
import { createPublicKey, verify } from 'node:crypto'
import { sha256 } from './chain'

const answerMs = 5_000
/** Longest answer that is read, bytes. */
const longestAnswer = 4 * 1024

/** Name of a lottery as its witness signs it. */
export const witnessName = ({ merchant, code }: { merchant: string; code: string }): string =>
  `${merchant}/${code}`

/** Whether a witness's key signed a text. @throws Error for an invalid key. */
function isSigned(key: string, text: string, signature: string): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  const signed = Buffer.from(signature, 'base64')
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed)
}

/** Asks a witness; null where it has no answer (yet). @throws Error when it is away or answers otherwise. */
async function ask(url: string, method: 'GET' | 'POST'): Promise<unknown> {
  const answer = await fetch(url, { method, redirect: 'error', signal: AbortSignal.timeout(answerMs) })
  if (answer.ok && Number(answer.headers.get('content-length') ?? longestAnswer + 1) <= longestAnswer)
    return answer.json()
  await answer.body?.cancel()
  if (answer.status === 404 || answer.status === 409) return null
  throw new Error(`${url} answered ${String(answer.status)} or too much`)
}

/**
 * Asks a witness for a chain of a lottery (DRAW-9); null where it does not watch the merchant. @throws Error for an answer
 * that its own key did not sign.
 */
export async function askChain(url: string, name: string, no: number): Promise<WitnessChain | null> {
  const answer = await ask(`${url}/v1/chains/${name}/${String(no)}`, 'GET')
  if (answer === null) return null
  const chain = witnessChainSchema.parse(answer)
  if (chain.no !== no || !isSigned(chain.key, witnessChainText(name, chain), chain.signature))
    throw new Error(`the chain of ${url} for ${name} is not the one that was asked for, or not signed`)
  return chain
}

/** What the link of an issue has to agree with. */
export interface ExpectedLink {
  /** The lottery as the witness signs it. */
  name: string
  no: string
  digest: string
  chain: { no: number; end: string; key: string }
  link: number
}

/**
 * Asks a witness for its link of an issue; null while it does not give it. @throws Error for a link that is not of the
 * chain that it committed to, or not signed for this digest.
 */
export async function askLink(url: string, expected: ExpectedLink): Promise<WitnessLink | null> {
  const { name, no, digest, chain, link } = expected
  const answer = await ask(`${url}/v1/links/${name}/${no}`, 'POST')
  if (answer === null) return null
  const given = witnessLinkSchema.parse(answer)
  if (given.issue !== no || given.chain !== chain.no || given.link !== link || given.digest !== digest)
    throw new Error(`the witness answered another link than that of ${name} ${no}`)
  let hash = given.seed
  for (let left = link; left > 0; left -= 1) hash = sha256(hash)
  if (hash !== chain.end) throw new Error(`the link of ${name} ${no} is not of the witness's chain`)
  if (!isSigned(chain.key, witnessLinkText(name, given), given.signature))
    throw new Error(`the link of ${name} ${no} is not signed by the witness`)
  return given
}
