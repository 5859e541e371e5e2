import type { DrawProof } from '@plaza/contract/lottery'
import {
  coversLines,
  orderDigest,
  orderHash,
  reachesChainEnd,
  verifyDraw,
  verifyWitness,
  type DigestedOrder,
  type DrawVerification,
  type HashedOrder,
} from '@plaza/fair'
import { canCheck } from '../../fair/check-round'

/** What the page computed about a draw. */
export type DrawCheck =
  /** The seed is still secret: the issue has not been drawn. */
  | { state: 'sealed' }
  /** Its official result is not there yet. */
  | { state: 'awaiting' }
  /** This page cannot compute hashes (no secure context). */
  | { state: 'impossible' }
  /** The numbers are an official result, which follows from no seed. */
  | { state: 'official' }
  /** Nothing was drawn: the issue was void. */
  | { state: 'void' }
  /** Each step with whether it holds; null where there is nothing to compare with. */
  | { state: 'checked'; steps: DrawSteps; holds: boolean; orders: readonly DigestedOrder[] | null }

/** The steps of a proof; null where there is nothing to compare with. */
export interface DrawSteps extends DrawVerification {
  /** Hashed as often as its link says, the seed gives the published end of the chain. */
  reachesEnd: boolean | null
  /** The published orders give the digest. */
  digestMatches: boolean | null
  /** The digest covers what was sold, not the orders' numbers alone; null where it does not, as in former issues. */
  coversLines: true | null
  /** Hashed link by link, the witness's link gives the end that it published before the issue opened. */
  witnessInChain: boolean | null
  /** The witness signed its link together with this digest. */
  witnessSigned: boolean | null
  /** The member's own order, with its lines as its page shows them, is one of the published ones. */
  ownOrderMatches: boolean | null
}

/** The steps of a proof in the order in which they are shown. */
export const drawSteps = [
  'seedMatchesHash',
  'followsChain',
  'reachesEnd',
  'digestMatches',
  'coversLines',
  'witnessInChain',
  'witnessSigned',
  'ownOrderMatches',
  'numbersMatch',
] as const

/** What a check asks the gateway for besides the proof. */
export interface DrawSources {
  orders(): Promise<readonly DigestedOrder[] | null>
  /** The own order from whose page the member came; absent when it was another way. */
  ownOrder?: () => Promise<HashedOrder | null>
}

async function isAmong(
  orders: readonly DigestedOrder[] | null,
  own: HashedOrder | null,
  { lottery, no }: DrawProof,
): Promise<boolean | null> {
  if (!own || !orders || own.lottery !== lottery || own.issue !== no) return null
  return orders.find(({ id }) => id === own.id)?.hash === (await orderHash(own))
}

/** The witness's steps; null where no witness took part. A draw that names one and has no link of it does not hold. */
async function witnessSteps({ witness, ...issue }: DrawProof) {
  if (!witness) return { witnessInChain: null, witnessSigned: null }
  const { inChain, isSigned } = await verifyWitness(witness, issue)
  return { witnessInChain: inChain ?? false, witnessSigned: isSigned ?? false }
}

/** Computes a draw again in the browser, with its whole chain and its orders (DRAW-2). */
export async function checkDraw(proof: DrawProof, sources: DrawSources): Promise<DrawCheck> {
  if (proof.state === 'void') return { state: 'void' }
  if (proof.source !== undefined) return { state: proof.numbers === undefined ? 'awaiting' : 'official' }
  if (proof.seed === undefined || proof.numbers === undefined) return { state: 'sealed' }
  if (!canCheck()) return { state: 'impossible' }
  const [orders, own] = await Promise.all([sources.orders(), sources.ownOrder?.() ?? null])
  const steps = {
    ...(await verifyDraw(proof)),
    reachesEnd: await reachesChainEnd(proof),
    digestMatches: orders && (await orderDigest(orders)) === proof.digest,
    coversLines: orders && coversLines(orders) ? (true as const) : null,
    ...(await witnessSteps(proof)),
    ownOrderMatches: await isAmong(orders, own, proof),
  }
  const holds = steps.numbersMatch === true && drawSteps.every((step) => steps[step] !== false)
  return { state: 'checked', steps, holds, orders }
}
