import type { Queries, Trx } from '../../../kernel/database/database'

/** Whether the age of a member's person is still to be declared: an agent opened the account, which could not do it (REG-9). */
export async function lacksDeclaration(queries: Queries, memberId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('member_details')
    .select('declared_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined && row.declared_at === null
}

/** Notes what a member has declared of its age; what is known stays as it is. */
export async function declareAge(
  trx: Trx,
  { memberId, birthDate, now }: { memberId: string; birthDate: string | null; now: number },
): Promise<void> {
  await trx
    .updateTable('member_details')
    .set({ declared_at: now, ...(birthDate !== null && { birth_date: birthDate }) })
    .where('member_id', '=', memberId)
    .where('declared_at', 'is', null)
    .execute()
}
