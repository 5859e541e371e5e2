import type { Trx } from '../../../kernel/database/database'
import type { IssueRow, LotteryRow } from './tables'

/** How long after the digest a witness may give its link, ms; an issue without it is voided (DRAW-9). */
export const witnessWaitMs = 30_000

/**
 * Takes the next link of the witness's chains of a lottery for an issue that opens, or null where none is registered. The
 * lottery's row is under lock and says in the end which link was taken last.
 */
export async function takeWitnessLink(
  trx: Trx,
  lottery: LotteryRow,
): Promise<{ chain: number; link: number } | null> {
  const chains = await trx
    .selectFrom('lottery_witness_chains')
    .select(['no', 'length'])
    .where('lottery_id', '=', lottery.id)
    .where('no', '>=', lottery.witness_chain)
    .orderBy('no')
    .limit(2)
    .execute()
  for (const { no, length } of chains) {
    const link = no === lottery.witness_chain ? lottery.witness_link + 1 : 1
    if (link > length) continue
    lottery.witness_chain = no
    lottery.witness_link = link
    return { chain: no, link }
  }
  return null
}

type Witnessed = Pick<IssueRow, 'source' | 'witness_link' | 'witness_seed' | 'witness_by'>

/** Whether an issue has a witness that has not given its link. */
export const lacksWitness = ({ witness_link: link, witness_seed: seed }: Witnessed): boolean =>
  link !== null && seed === null

/** Until when a closed issue waits for its witness; null where it waits no longer. */
export const awaitsWitnessUntil = (issue: Witnessed, now: number): number | null =>
  lacksWitness(issue) && issue.witness_by !== null && now < issue.witness_by ? issue.witness_by : null
