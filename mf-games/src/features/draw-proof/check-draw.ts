import type { DrawProof } from '@plaza/contract/lottery'
import { orderDigest, reachesChainEnd, verifyDraw, type DrawVerification } from '@plaza/fair'
import { canCheck } from '../fairness/check-round'

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
  | { state: 'checked'; steps: DrawSteps; holds: boolean; orderIds: readonly string[] | null }

/** The steps of a proof; null where there is nothing to compare with. */
export interface DrawSteps extends DrawVerification {
  /** Hashed as often as its link says, the seed gives the published end of the chain. */
  reachesEnd: boolean | null
  /** The published order ids give the digest. */
  digestMatches: boolean | null
}

/** The steps of a proof in the order in which they are shown. */
export const drawSteps = [
  'seedMatchesHash',
  'followsChain',
  'reachesEnd',
  'digestMatches',
  'numbersMatch',
] as const

/** Computes a draw again in the browser, with its whole chain and its orders (DRAW-2). */
export async function checkDraw(
  proof: DrawProof,
  idsOf: () => Promise<readonly string[] | null>,
): Promise<DrawCheck> {
  if (proof.state === 'void') return { state: 'void' }
  if (proof.source !== undefined) return { state: proof.numbers === undefined ? 'awaiting' : 'official' }
  if (proof.seed === undefined || proof.numbers === undefined) return { state: 'sealed' }
  if (!canCheck()) return { state: 'impossible' }
  const orderIds = await idsOf()
  const steps = {
    ...(await verifyDraw(proof)),
    reachesEnd: await reachesChainEnd(proof),
    digestMatches: orderIds && (await orderDigest(orderIds)) === proof.digest,
  }
  const holds = steps.numbersMatch === true && drawSteps.every((step) => steps[step] !== false)
  return { state: 'checked', steps, holds, orderIds }
}
