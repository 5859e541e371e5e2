import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/**
 * Accounts of the same person at other merchants of the house: the same real name, and the same number or e-mail. A name
 * alone is shared by many, a number alone could be entered by a stranger (docs/decisions/0131).
 */
export async function accountsOfPerson(
  queries: Queries,
  memberId: string,
): Promise<{ id: string; merchant: string }[]> {
  const { rows } = await sql<{ id: string; merchant: string }>`
    select o.id, o.merchant from members m join members o on o.merchant <> m.merchant and not o.trial
      and lower(o.real_name) = lower(m.real_name)
      and (lower(o.email) = lower(m.email)
        or (o.mobile_num = m.mobile_num and o.dialling_code = m.dialling_code))
    where m.id = ${memberId} order by o.id`.execute(queries)
  return rows
}
