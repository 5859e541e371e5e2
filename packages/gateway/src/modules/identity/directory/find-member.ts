import type { Queries } from '../../../kernel/database/database'
import type { MobileNumber } from '../contacts'

const columns = [
  'id',
  'merchant',
  'account',
  'type',
  'blocked',
  'closed_at',
  'email',
  'password_hash',
  'must_change_password',
  'nickname',
  'mobile_num',
  'dialling_code',
  'to_upline',
  'trial',
] as const

const membersOf = (queries: Queries, merchant: string) =>
  queries.selectFrom('members').select(columns).where('merchant', '=', merchant)

/** The member with this id, whatever its merchant. */
export const findById = (queries: Queries, id: string): Promise<FoundMember | undefined> =>
  queries.selectFrom('members').select(columns).where('id', '=', id).executeTakeFirst()

/** Account names of members by their ids. */
export async function accountNames(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('members')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** The member with this id. @throws when there is none. */
export async function readMember(queries: Queries, id: string): Promise<FoundMember> {
  const member = await findById(queries, id)
  if (!member) throw new Error('no such member')
  return member
}

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
