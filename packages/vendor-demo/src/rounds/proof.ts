import type { FairProof } from '@plaza/contract/play'
import type { Sql } from '../kernel/db/database'
import { flightSeed } from '../flights/flight-row'
import type { RoundRow } from './round-row'

/**
 * What a finished round can be recomputed from. The seed of a flight is published once the flight has ended; that of
 * slots and mines when the player rotates.
 */
export async function proofOf(sql: Sql, round: RoundRow): Promise<FairProof> {
  const serverSeed = round.flight === null ? undefined : await flightSeed(sql, round.flight)
  return {
    engine: round.engine,
    model: round.model,
    serverSeedHash: round.server_seed_hash,
    ...(serverSeed !== undefined && { serverSeed }),
    clientSeed: round.client_seed,
    nonce: round.nonce,
    params: round.params,
    outcome: round.outcome,
  }
}
