import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { countOne, resetRate } from '../../../kernel/security/rate-limit'
import { declareAge, lacksDeclaration, readMember, setBirthDate } from '../directory'
import { checkAge, type AgeDeclared } from '../registration-rules'
import { checkForMerchant } from './check-for-merchant'
import { setPassword } from './set-password'

/** Wrong old passwords of one account: who took over an open session shall not find the password out. */
const wrongTries = { limit: 5, windowMs: 15 * 60_000 }

/** What the form of CHANGE-1 sends. */
export interface PasswordChange extends AgeDeclared {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

/**
 * Changes the password of the signed-in member; other sessions end, this one continues. The first change of an account that an agent
 * opened declares the age of its person, as a registration does (REG-9).
 * @throws CallFailure `password.mismatch`, `modify.new.old.same`, `password.old.wrong`, `password.weak`, `declaration.required`,
 * `register.field`, `age.refused`, `request.rate.limited` after five wrong old passwords.
 */
export async function changePassword(
  { db, hasher, clock }: Gateway,
  { member, session, context, request }: SignedIn & { context: CallContext; request: FastifyRequest },
  given: PasswordChange,
): Promise<void> {
  const { now, merchant } = context
  if (given.newPassword !== given.confirmNewPassword) throw new CallFailure('password.mismatch')
  if (given.newPassword === given.oldPassword) throw new CallFailure('modify.new.old.same')
  const bucket = `password:old:${member.id}`
  // Counted before the outcome is known, so that tries at the same time are bounded too.
  const tried = await countOne(db.write, bucket, wrongTries, now)
  if (tried.isOver) throw new CallFailure('request.rate.limited', { retryAt: tried.resetsAt })
  const { password_hash: oldHash, email } = await readMember(db.read, member.id)
  if (!(await hasher.verify(given.oldPassword, oldHash))) throw new CallFailure('password.old.wrong')
  await resetRate(db.write, bucket)
  checkForMerchant(merchant, given.newPassword, { ...member, email })
  const declares = member.mustChangePassword && (await lacksDeclaration(db.read, member.id))
  const birthDate = declares ? checkAge(merchant, given, now) : null
  const hash = await hasher.hash(given.newPassword)
  const telling = { clock, merchant, language: requestLanguage(merchant, request), now }
  await db.transaction(async (trx) => {
    if (declares) await declareAge(trx, { memberId: member.id, birthDate, now })
    if (birthDate !== null) await setBirthDate(trx, member.id, birthDate)
    await setPassword(trx, { ...member, exceptSession: session.id }, hash, telling)
  })
}
