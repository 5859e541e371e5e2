import type { Queries, Trx } from '../../../kernel/database/database'

/** The real name of a member; null while it is not known. */
export async function realName(queries: Queries, memberId: string): Promise<string | null> {
  const { real_name: name } = await queries
    .selectFrom('members')
    .select('real_name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return name
}

/** Sets the real name of a member that has none; it stays as it is afterwards. */
export async function setRealName(trx: Trx, memberId: string, name: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ real_name: name })
    .where('id', '=', memberId)
    .where('real_name', 'is', null)
    .execute()
}
