import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { isAnotherOperator } from '../../../kernel/operators'
import { lockIssue, requireWaiting, type LockedIssue, type NamedLottery } from './lock-issue'
import { parseNumbers, writeNumbers } from './official-numbers'

/** Who enters a result, and whether it replaces that of a drawn issue. */
interface Entering {
  isCorrection: boolean
  actor: Actor
  now: number
}

/** A correction is of an official result, has a reason, and changes something. @throws PlainError. */
function requireCorrectable({ lottery, issue }: LockedIssue, numbers: Uint8Array, { why }: Actor): void {
  const name = `${lottery.code} ${issue.no}`
  if (issue.source === 'own')
    throw new PlainError(`${name} drew its own numbers from its seed: nobody enters or changes them.`)
  if (issue.state !== 'drawn' || issue.numbers === null)
    throw new PlainError(`${name} has no result that could be corrected.`)
  if (Buffer.from(issue.numbers).equals(numbers)) throw new PlainError(`${name} has this result already.`)
  if (why === null) throw new PlainError('A correction moves money: give its reason with --why.')
}

/**
 * Enters the official result of an issue, or the correction of one. It has no effect until somebody else confirms it
 * with the same numbers; until then its author may enter it again (DRAW-6).
 * @throws PlainError saying what is wrong.
 */
export async function enterResult(
  trx: Trx,
  operation: NamedLottery & { issue: string; numbers: string },
  { isCorrection, actor, now }: Entering,
): Promise<Change> {
  const locked = await lockIssue(trx, operation)
  const { lottery, issue, entry } = locked
  const numbers = Buffer.from(parseNumbers(lottery.rules, operation.numbers))
  if (isCorrection) requireCorrectable(locked, numbers, actor)
  else requireWaiting(locked)
  if (entry && isAnotherOperator(entry.entered_by, actor.by))
    throw new PlainError(
      `${entry.entered_by} has entered a result of ${lottery.code} ${issue.no} already: confirm it with the numbers, or have it entered again.`,
    )
  const row = {
    lottery_id: lottery.id,
    no: issue.no,
    numbers,
    is_correction: isCorrection,
    entered_by: actor.by,
    why: actor.why,
    entered_at: now,
  }
  await trx
    .insertInto('lottery_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['lottery_id', 'no']).doUpdateSet(row))
    .execute()
  return {
    merchant: lottery.merchant,
    subject: `${lottery.code} ${issue.no}`,
    before: { entered: entry ? writeNumbers(lottery.rules, [...entry.numbers]) : null },
    after: { entered: writeNumbers(lottery.rules, [...numbers]) },
  }
}
