import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import { findByAccount, findByMobile } from '../directory'
import type { RegisterForm } from './read-form'

const usernameTaken = () => new CallFailure('username.taken', { field: 'username' })
const mobileTaken = () => new CallFailure('mobile.taken', { field: 'mobileNum' })

/** What each unique index of members means to the person who registers. */
const refusalByConstraint = { members_account: usernameTaken, members_mobile: mobileTaken } as const

/**
 * Reports early that a name, or a number that a code has just proved, is taken. Whether an e-mail or an unproved number
 * is taken is not revealed (`claimContacts`).
 * @throws CallFailure `username.taken`, `mobile.taken`, each with its `field`.
 */
export async function checkFree(
  queries: Queries,
  merchant: string,
  { values, number, needsCode }: RegisterForm,
): Promise<void> {
  if (values.username !== null && (await findByAccount(queries, merchant, values.username)))
    throw usernameTaken()
  if (number && needsCode && (await findByMobile(queries, merchant, number))) throw mobileTaken()
}

/** The refusal for a failed insert of a member; the error itself when it is another. */
export function meaningOfConflict(error: unknown): unknown {
  for (const [index, failure] of Object.entries(refusalByConstraint))
    if (isUniqueViolation(error, index)) return failure()
  return error
}
