import type { Language } from '@plaza/contract/kernel'
import type { Trx } from '../../../kernel/database/database'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import type { Gateway } from '../../../kernel/gateway'
import { countOne } from '../../../kernel/security/rate-limit'
import { claimEmail, claimMobile } from '../directory'
import { queueMessage } from '../../platform/messages'
import type { NewMember } from './new-member'

const dayMs = 24 * 60 * 60_000
/** Owners that are notified by SMS for one address in a day; further ones are not notified. */
const smsOfAnAddress = { limit: 5, windowMs: dayMs }
/** A later notification would only cause alarm. */
const lifetimeMs = dayMs

/** What the claim of an e-mail or number needs beside the new member. */
export interface Claim {
  clock: Gateway['clock']
  language: Language
  address: string
}

/**
 * Assigns a new member its e-mail, and its number if no code has proved it, each unless a member has it already; then
 * that member keeps it. Both cases run the same statements and queue a message, which notifies the owner if it is
 * another member: neither answer nor time reveals who is a member (docs/decisions/0013).
 */
export async function claimContacts(trx: Trx, made: NewMember, claim: Claim): Promise<void> {
  const { id, form, now } = made
  const { number, needsCode } = form
  const merchant = made.merchant.code
  const notify = (contact: { email: string } | { diallingCode: string; mobileNum: string }) =>
    queueMessage(trx, claim.clock, {
      merchant,
      content: { kind: 'contact-claimed', memberId: id, language: claim.language, contact },
      askedAt: now,
      lifetimeMs,
    })
  const { email } = form.values
  if (email !== null) {
    await claimEmail(trx, { id, merchant }, email)
    await notify({ email })
  }
  if (number && !needsCode) {
    await claimMobile(trx, { id, merchant }, number)
    const count = await countOne(trx, `register:told:${claim.address}`, smsOfAnAddress, now)
    if (!count.isOver) await notify(number)
  }
}

/** Runs a registration's transaction again when a concurrent one was first to claim an e-mail or number. */
export async function againWhenClaimed<T>(form: NewMember['form'], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isClaimed =
      isUniqueViolation(error, 'members_email') ||
      (!form.needsCode && isUniqueViolation(error, 'members_mobile'))
    if (!isClaimed) throw error
    return work()
  }
}
