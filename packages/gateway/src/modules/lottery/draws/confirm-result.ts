import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { isAnotherOperator } from '../../../kernel/operators'
import { announceLottery } from './announce'
import { lockIssue, type EntryRow, type LockedIssue, type NamedLottery } from './lock-issue'
import { parseNumbers, writeNumbers } from './official-numbers'

/** The entry that is confirmed: somebody else's, with the same numbers typed again. @throws PlainError. */
function confirmedEntry({ lottery, issue, entry }: LockedIssue, text: string, { by }: Actor): EntryRow {
  const name = `${lottery.code} ${issue.no}`
  if (!entry) throw new PlainError(`No result of ${name} waits to be confirmed.`)
  if (!isAnotherOperator(entry.entered_by, by))
    throw new PlainError(`${entry.entered_by} has entered the result of ${name}: somebody else confirms it.`)
  if (!Buffer.from(entry.numbers).equals(Buffer.from(parseNumbers(lottery.rules, text))))
    throw new PlainError(`These are not the numbers that ${entry.entered_by} has entered for ${name}.`)
  return entry
}

/** Writes the numbers of a waiting issue: its orders are settled from then on. */
export async function drawOfficially(
  trx: Trx,
  { issue }: Pick<LockedIssue, 'issue'>,
  numbers: Uint8Array,
  now: number,
): Promise<void> {
  await trx
    .updateTable('lottery_issues')
    .set({ state: 'drawn', numbers, settle_at: issue.has_orders ? now : null, fetch_at: null })
    .where('id', '=', issue.id)
    .execute()
}

/** Replaces the numbers of a drawn issue: its orders are settled again (DRAW-7). */
async function correct(
  trx: Trx,
  { lottery, issue }: LockedIssue,
  entry: EntryRow,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const n = issue.corrections + 1
  await trx
    .insertInto('lottery_corrections')
    .values({
      lottery_id: lottery.id,
      no: issue.no,
      n,
      numbers_before: issue.numbers ?? new Uint8Array(),
      numbers: entry.numbers,
      entered_by: entry.entered_by,
      confirmed_by: by,
      why: entry.why,
      at: now,
    })
    .execute()
  await trx
    .updateTable('lottery_issues')
    .set({ numbers: entry.numbers, corrections: n, settle_at: issue.has_orders ? now : null })
    .where('id', '=', issue.id)
    .execute()
}

/**
 * Confirms the result that somebody else entered, by typing the same numbers again: the issue is drawn, or its result
 * corrected (DRAW-6, DRAW-7). @throws PlainError saying what is wrong.
 */
export async function confirmResult(
  trx: Trx,
  operation: NamedLottery & { issue: string; numbers: string },
  actor: Actor,
  now: number,
): Promise<Change> {
  const locked = await lockIssue(trx, operation)
  const { lottery, issue } = locked
  const entry = confirmedEntry(locked, operation.numbers, actor)
  if (entry.is_correction) await correct(trx, locked, entry, { by: actor.by, now })
  else if (issue.state === 'closed') await drawOfficially(trx, locked, entry.numbers, now)
  else throw new PlainError(`${lottery.code} ${issue.no} is ${issue.state} meanwhile.`)
  await trx
    .deleteFrom('lottery_entries')
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', issue.no)
    .execute()
  await announceLottery(trx, lottery.id)
  return {
    merchant: lottery.merchant,
    subject: `${lottery.code} ${issue.no}`,
    before: { state: issue.state, numbers: issue.numbers && writeNumbers(lottery.rules, [...issue.numbers]) },
    after: {
      state: 'drawn',
      numbers: writeNumbers(lottery.rules, [...entry.numbers]),
      enteredBy: entry.entered_by,
    },
  }
}
