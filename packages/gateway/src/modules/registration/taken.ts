import { CallFailure } from '../../call-failure'
import type { Queries } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import { findByAccount, findByMobile } from '../verification/find-member'
import type { RegisterForm } from './read-form'

const usernameTaken = () => new CallFailure('username.taken', { field: 'username' })
const mobileTaken = () => new CallFailure('mobile.taken', { field: 'mobileNum' })
const emailTaken = () => new CallFailure('email.taken', { field: 'email' })

/** What each unique index of members means to whoever registers. */
const takenBy = {
  members_account: usernameTaken,
  members_mobile: mobileTaken,
  members_email: emailTaken,
} as const

/**
 * Says early which of name, number and e-mail somebody has; two at the same time are told apart by the database. A
 * number that must be proven is looked up only once it has been: who has one is not told to strangers.
 * @throws CallFailure `username.taken`, `mobile.taken`, `email.taken`, each with its `field`.
 */
export async function checkFree(
  queries: Queries,
  merchant: string,
  { values, number }: RegisterForm,
): Promise<void> {
  if (values.username !== null && (await findByAccount(queries, merchant, values.username)))
    throw usernameTaken()
  if (number && (await findByMobile(queries, merchant, number))) throw mobileTaken()
  if (values.email === null) return
  const owner = await queries
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', values.email?.toLowerCase() ?? ''))
    .executeTakeFirst()
  if (owner) throw emailTaken()
}

/** The refusal that a failed insert of a member comes to; the error itself when it is another. */
export function meaningOfConflict(error: unknown): unknown {
  for (const [index, failure] of Object.entries(takenBy))
    if (isUniqueViolation(error, index)) return failure()
  return error
}
