import type { Selectable } from 'kysely'
import { PlainError } from '@plaza/server-kit'
import type { Trx } from '../../../kernel/database/database'
import type { Schema } from '../../../kernel/database/schema'
import type { IssueRow, LotteryRow } from './tables'

/** Names a lottery of a merchant by its code. */
export interface NamedLottery {
  merchant: string
  lottery: string
}

/** A lottery that an operator names. @throws PlainError listing those that exist. */
export async function namedLottery(trx: Trx, { merchant, lottery: code }: NamedLottery): Promise<LotteryRow> {
  const own = await trx
    .selectFrom('lotteries')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('code')
    .execute()
  const found = own.find((one) => one.code === code)
  if (found) return found
  const known = own.map((one) => one.code).join(', ') || 'none'
  throw new PlainError(`"${merchant}" has no lottery "${code}". It has: ${known}.`)
}

/** An entered result that waits for its confirmation. */
export type EntryRow = Selectable<Schema['lottery_entries']>

/** An issue with its row locked, its lottery, and what was entered for it. */
export interface LockedIssue {
  lottery: LotteryRow
  issue: IssueRow
  entry: EntryRow | undefined
}

/** How many waiting issues a refusal names. */
const mostNamed = 10

/** The issue that an operator names, locked. @throws PlainError with those that wait for a result. */
export async function lockIssue(trx: Trx, named: NamedLottery & { issue: string }): Promise<LockedIssue> {
  const lottery = await namedLottery(trx, named)
  const ofLottery = trx.selectFrom('lottery_issues').selectAll().where('lottery_id', '=', lottery.id)
  const issue = await ofLottery.where('no', '=', named.issue).forUpdate().executeTakeFirst()
  if (!issue) {
    const waiting = await ofLottery
      .where('state', '=', 'closed')
      .where('seed', 'is not', null)
      .orderBy('no')
      .limit(mostNamed)
      .execute()
    const known = waiting.map(({ no }) => no).join(', ') || 'none'
    throw new PlainError(`${lottery.code} has no issue "${named.issue}". Waiting for a result: ${known}.`)
  }
  const entry = await trx
    .selectFrom('lottery_entries')
    .selectAll()
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', issue.no)
    .executeTakeFirst()
  return { lottery, issue, entry }
}

/** What an operator may not decide about an issue before its time. @throws PlainError saying when that is. */
export function requireWaiting({ lottery, issue }: LockedIssue): void {
  const name = `${lottery.code} ${issue.no}`
  if (issue.source === 'own')
    throw new PlainError(`${name} draws its own numbers from its seed: nobody enters or changes them.`)
  if (issue.state === 'drawn') throw new PlainError(`${name} is drawn already. A wrong result is corrected.`)
  if (issue.state === 'void') throw new PlainError(`${name} was voided, and its orders were refunded.`)
  if (issue.seed === null)
    throw new PlainError(
      `${name} is drawn at ${new Date(issue.draw_at).toISOString()}, and has no result before.`,
    )
}
