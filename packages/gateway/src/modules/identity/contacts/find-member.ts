import type { Queries } from '../../../kernel/database/database'
import type { MobileNumber } from './mobile-number'

const columns = [
  'id',
  'merchant',
  'account',
  'type',
  'blocked',
  'email',
  'password_hash',
  'must_change_password',
] as const

const membersOf = (queries: Queries, merchant: string) =>
  queries.selectFrom('members').select(columns).where('merchant', '=', merchant)

/** The member whose number this is, at a merchant. */
export const findByMobile = (queries: Queries, merchant: string, { diallingCode, mobileNum }: MobileNumber) =>
  membersOf(queries, merchant)
    .where('dialling_code', '=', diallingCode)
    .where('mobile_num', '=', mobileNum)
    .executeTakeFirst()

/** The member whose e-mail this is, at a merchant; capitals make no difference. */
export const findByEmail = (queries: Queries, merchant: string, email: string) =>
  membersOf(queries, merchant)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

/** The member of a name at a merchant; names are the same in capitals. */
export const findByAccount = (queries: Queries, merchant: string, account: string) =>
  membersOf(queries, merchant)
    .where((where) => where(where.fn<string>('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst()

/** The member with both this name and this e-mail who may sign in; undefined when there is none. */
export async function findByContact(
  queries: Queries,
  merchant: string,
  given: { username: string; email: string },
): Promise<(FoundMember & { email: string }) | undefined> {
  const member = await findByAccount(queries, merchant, given.username)
  if (!member || member.blocked || member.email === null) return undefined
  const { email } = member
  return email.toLowerCase() === given.email.toLowerCase() ? { ...member, email } : undefined
}

export type FoundMember = NonNullable<Awaited<ReturnType<typeof findByAccount>>>
