import { apiPaths, roundAnswerSchema, type VendorBalance } from '../../api'
import type { Client } from './client'

const tries = 20
const gapMs = 2_000

/** Polls a round that the wallet is slow to book until there is a balance. Null when there is none in 40 s. */
export async function followBalance(
  client: Client,
  betId: string,
  wait: (ms: number) => Promise<void>,
): Promise<VendorBalance | null> {
  for (let attempt = 0; attempt < tries; attempt++) {
    await wait(gapMs)
    const path = `${apiPaths.round}?betId=${encodeURIComponent(betId)}`
    const answer = await client.ask(path, roundAnswerSchema)
    if (answer.ok && answer.value.round?.balance) return answer.value.round.balance
    if (!answer.ok && answer.failure.kind !== 'lost') return null
  }
  return null
}
