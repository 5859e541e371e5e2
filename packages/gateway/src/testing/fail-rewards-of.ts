import { sql } from 'kysely'
import type { TestGateway } from './create-test-gateway'

/** Has every grant of a reward to one member fail until the function that is returned is called. */
export async function failRewardsOf({ db }: TestGateway, memberId: string): Promise<() => Promise<void>> {
  await sql`create or replace function no_reward() returns trigger language plpgsql as
    ${sql.raw(`'begin raise exception ''no reward for %'', new.member_id; end'`)}`.execute(db.write)
  await sql`create trigger no_reward before insert on rewards for each row
    when (new.member_id = ${sql.lit(memberId)}) execute function no_reward()`.execute(db.write)
  return async () => {
    await sql`drop trigger no_reward on rewards`.execute(db.write)
  }
}
