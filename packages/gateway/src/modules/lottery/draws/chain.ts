import { drawNumbersWith, digestText, type DrawRules } from '@plaza/fair'
import { createHmac, hash } from 'node:crypto'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readSecret } from '../../../kernel/security/shared-secret'

/**
 * How many links a new chain has. A lottery of 60 s uses one up in three weeks; computing one takes about
 * 10 ms, once in each process.
 */
export const chainLength = 32_768
/** Of a computed chain, every so many links are kept in memory. */
const keptEvery = 256

/** sha256 of a text, hexadecimal: the step from a link of a chain to the one before, which is published before it. */
export const sha256 = (text: string): string => hash('sha256', text)

/** A chain of seeds by its last link: `sha256` of a link is the link before, that of the first is the end. */
export interface Chain {
  end: string
  length: number
  /** The seed of a link, from 1. */
  seedOf(link: number): string
}

/** Computes a chain from the secret that is its last link. */
export function chainOf(last: string, length: number): Chain {
  const kept = new Map<number, string>()
  let seed = last
  for (let link = length; link > 0; link -= 1) {
    if (link % keptEvery === 0 || link === length) kept.set(link, seed)
    seed = sha256(seed)
  }
  return {
    end: seed,
    length,
    seedOf: (link) => {
      if (link < 1 || link > length)
        throw new RangeError(`a chain of ${String(length)} has no link ${String(link)}`)
      const from = Math.min(length, Math.ceil(link / keptEvery) * keptEvery)
      let found = kept.get(from) ?? ''
      for (let at = from; at > link; at -= 1) found = sha256(found)
      return found
    },
  }
}

const chains = new Map<string, Chain>()

/**
 * A chain of a lottery. Its last link follows from a secret that all processes share and that is stored wrapped, so that
 * no table holds a seed before its draw.
 */
export async function readChain(
  queries: Queries,
  lottery: { merchant: string; code: string },
  no: number,
  length: number,
): Promise<Chain> {
  const secret = await readSecret(queries, 'lottery-draws')
  const last = createHmac('sha256', secret)
    .update(`${lottery.merchant}/${lottery.code}/${String(no)}/${String(length)}`)
    .digest('hex')
  const known = chains.get(last)
  if (known) return known
  const chain = chainOf(last, length)
  chains.set(last, chain)
  return chain
}

/** Begins a chain: publishes its end. */
export async function beginChain(
  trx: Trx,
  lottery: { id: number; merchant: string; code: string },
  no: number,
): Promise<Chain> {
  const chain = await readChain(trx, lottery, no, chainLength)
  await trx
    .insertInto('lottery_chains')
    .values({ lottery_id: lottery.id, no, end_hash: bytesOf(chain.end), length: chainLength })
    .execute()
  return chain
}

const hmac = (key: string, message: string): Uint8Array => createHmac('sha256', key).update(message).digest()

/** The numbers of an issue (DRAW-2). */
export const numbersOf = (rules: DrawRules, seed: string, digest: string, issue: string): number[] =>
  drawNumbersWith(hmac, rules, { seed, digest, issue })

/** The digest of an issue's accepted orders, hexadecimal. */
export const digestOf = (orderIds: readonly string[]): string => sha256(digestText(orderIds))

/** The bytes that a hexadecimal text names. */
export const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex')

/** Bytes as hexadecimal text. */
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
