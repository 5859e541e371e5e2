import type { FairProof } from '@plaza/contract/play'
import { verifyRound, type RoundOutcome, type RoundProof } from '@plaza/fair'

export type RoundCheck =
  /** The seeds give exactly what was played, and the server seed is the one that was promised. */
  | { state: 'match'; outcome: RoundOutcome }
  /** They give something else, or the seed is not the promised one. */
  | { state: 'mismatch'; outcome: RoundOutcome | null; isHashRight: boolean }
  /** The server seed is still secret: it is revealed by the next rotation. */
  | { state: 'sealed' }
  /** This page may not compute hashes (no secure context). */
  | { state: 'impossible' }

/** Whether this page can compute hashes at all: plain http on a network address cannot. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/** Computes a past round again in the browser (FAIR-1). */
export async function checkRound(proof: FairProof): Promise<RoundCheck> {
  if (proof.serverSeed === undefined) return { state: 'sealed' }
  if (!canCheck()) return { state: 'impossible' }
  const { hashMatches, matches, outcome } = await verifyRound(proof as RoundProof)
  if (hashMatches && matches && outcome) return { state: 'match', outcome }
  return { state: 'mismatch', outcome, isHashRight: hashMatches }
}

/** What seeds and choices give, for rounds that are checked by hand; null when there can be no such round. */
export async function computeRound(
  round: Pick<RoundProof, 'engine' | 'model' | 'clientSeed' | 'nonce' | 'params'> & { serverSeed: string },
): Promise<RoundOutcome | null> {
  return (await verifyRound({ ...round, serverSeedHash: '', outcome: null })).outcome
}
