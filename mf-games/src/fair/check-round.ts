import type { FairProof } from '@plaza/contract/play'
import { verifyRound, type RoundOutcome, type RoundProof } from '@plaza/fair'

export type RoundCheck =
  /** The seeds give exactly the recorded outcome, and the server seed matches its published hash. */
  | { state: 'match'; outcome: RoundOutcome }
  /** They give another outcome, or the seed does not match its hash. */
  | { state: 'mismatch'; outcome: RoundOutcome | null; isHashRight: boolean }
  /** The server seed is still secret: the next rotation reveals it. */
  | { state: 'sealed' }
  /** This page cannot compute hashes (no secure context). */
  | { state: 'impossible' }

/** Whether this page can compute hashes at all: plain http on a network address cannot. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/** Verifies a past round in the browser (FAIR-1). */
export async function checkRound(proof: FairProof): Promise<RoundCheck> {
  if (proof.serverSeed === undefined) return { state: 'sealed' }
  if (!canCheck()) return { state: 'impossible' }
  const { hashMatches, matches, outcome } = await verifyRound(proof as RoundProof)
  if (hashMatches && matches && outcome) return { state: 'match', outcome }
  return { state: 'mismatch', outcome, isHashRight: hashMatches }
}

/** The outcome of given seeds and choices, for rounds entered by hand; null when no such round is possible. */
export async function computeRound(
  round: Pick<RoundProof, 'engine' | 'model' | 'clientSeed' | 'nonce' | 'params'> & { serverSeed: string },
): Promise<RoundOutcome | null> {
  return (await verifyRound({ ...round, serverSeedHash: '', outcome: null })).outcome
}
