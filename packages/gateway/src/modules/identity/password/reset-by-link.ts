import type { Language } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { checkForMerchant } from './check-for-merchant'
import { ownerOfLink, spendLink } from './password-links'
import { setPassword } from './set-password'

/** Tries of one address, so that nobody can keep the hash workers busy. */
const addressLimit = { limit: 60, windowMs: 15 * 60_000 }

/**
 * Sets a password by the code of an e-mail's link; a password that is refused leaves the link as it was.
 * @throws CallFailure `password.link.invalid`, `password.weak`, `request.rate.limited`.
 */
export async function resetByLink(
  { db, hasher, clock }: Gateway,
  { merchant, now, address }: CallContext,
  given: { code: string; newPassword: string; language: Language },
): Promise<{ userName: string }> {
  const rate = await countOne(db.write, `password:reset:${address}`, addressLimit, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  const owner = await ownerOfLink(db.read, merchant.code, given.code, now)
  checkForMerchant(merchant, given.newPassword, owner)
  const hash = await hasher.hash(given.newPassword)
  await db.transaction(async (trx) => {
    await spendLink(trx, given.code)
    await setPassword(trx, owner, hash, { clock, merchant, language: given.language, now })
  })
  return { userName: owner.account }
}
