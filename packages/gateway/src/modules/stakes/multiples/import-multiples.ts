import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { keptMs } from './forget-multiples'

/** Keeps the stakes of a merchant's rounds and orders of the last days, as if they had been kept when they were settled. */
export async function importMultiples(trx: Trx, merchant: string, now: number): Promise<void> {
  await sql`insert into stake_multiples (merchant, member_id, source, reference, day, stake_minor, prize_minor, at)
    select merchant, member_id, source, reference, day, stake_minor, prize_minor, at from ended_stakes()
    where merchant = ${merchant} and at >= ${now - keptMs}
    on conflict (member_id, source, reference) do nothing`.execute(trx)
}
