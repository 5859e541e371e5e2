import { digestText, drawNumbersWith, type DigestedOrder, type DrawRules, type DrawSeeds } from '@plaza/fair'
import { createHmac, hash } from 'node:crypto'

/** One of this many links of a computed chain is kept in memory. */
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

const hmac = (key: string, message: string): Uint8Array => createHmac('sha256', key).update(message).digest()

/** The numbers of an issue (DRAW-2). */
export const numbersOf = (rules: DrawRules, seeds: DrawSeeds): number[] => drawNumbersWith(hmac, rules, seeds)

/** The digest of an issue's accepted orders, hexadecimal. */
export const digestOf = (orders: readonly DigestedOrder[]): string => sha256(digestText(orders))

/** Bytes as hexadecimal text. */
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** The bytes that a hexadecimal text names. */
export const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
