import type { DrawCorrection, DrawProof, DrawWitness } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { hexOf } from './chain'
import type { IssueRow, LotteryRow } from './tables'
import { witnessName } from './witness-answers'

/** The corrections of an issue, oldest first (DRAW-7). */
async function correctionsOf(queries: Queries, issue: IssueRow): Promise<DrawCorrection[]> {
  if (issue.corrections === 0) return []
  const rows = await queries
    .selectFrom('lottery_corrections')
    .select(['at', 'numbers_before', 'why'])
    .where('lottery_id', '=', issue.lottery_id)
    .where('no', '=', issue.no)
    .orderBy('n')
    .execute()
  return rows.map(({ at, numbers_before: before, why }) => ({
    at,
    before: [...before],
    ...(why !== null && { why }),
  }))
}

/** The witness of an issue, with its link once it has given it (DRAW-9); undefined where none takes part. */
async function witnessOf(
  queries: Queries,
  lottery: LotteryRow,
  issue: IssueRow,
): Promise<DrawWitness | undefined> {
  if (issue.witness_chain === null || issue.witness_link === null) return undefined
  const chain = await queries
    .selectFrom('lottery_witness_chains')
    .selectAll()
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', issue.witness_chain)
    .executeTakeFirstOrThrow()
  return {
    name: witnessName(lottery),
    key: chain.key,
    no: chain.no,
    end: hexOf(chain.end_hash),
    link: issue.witness_link,
    length: chain.length,
    ...(issue.witness_seed && { seed: hexOf(issue.witness_seed) }),
    ...(issue.witness_signature !== null && { signature: issue.witness_signature }),
  }
}

/** The proof of a draw, with the issue whose seed its own seed hashes to (DRAW-2). @throws CallFailure `lottery.issue.unknown`. */
export async function readProof(queries: Queries, lottery: LotteryRow, no: string): Promise<DrawProof> {
  const issues = queries.selectFrom('lottery_issues').selectAll().where('lottery_id', '=', lottery.id)
  const issue = await issues.where('no', '=', no).executeTakeFirst()
  if (!issue) throw new CallFailure('lottery.issue.unknown')
  const chain = await queries
    .selectFrom('lottery_chains')
    .selectAll()
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', issue.chain)
    .executeTakeFirstOrThrow()
  const [former] = await issues.where('no', '<', no).orderBy('no', 'desc').limit(1).execute()
  const witness = await witnessOf(queries, lottery, issue)
  const isLinked = former?.chain === issue.chain && former.link === issue.link - 1
  return {
    lottery: lottery.code,
    rules: lottery.rules,
    no,
    drawAt: issue.draw_at,
    state: issue.state,
    seedHash: hexOf(issue.seed_hash),
    // The seed of an official issue gives no numbers; a page that does not know of them would call that a mismatch.
    ...(issue.source !== 'own' && {
      source: issue.source,
      corrections: issue.corrections,
      corrected: await correctionsOf(queries, issue),
    }),
    ...(issue.seed && issue.source === 'own' && { seed: hexOf(issue.seed) }),
    ...(issue.digest && { digest: hexOf(issue.digest) }),
    orders: issue.orders,
    ...(issue.numbers && { numbers: [...issue.numbers] }),
    chain: { no: chain.no, end: hexOf(chain.end_hash), link: issue.link, length: chain.length },
    previous: former && isLinked ? { no: former.no, ...(former.seed && { seed: hexOf(former.seed) }) } : null,
    ...(witness && { witness }),
  }
}
