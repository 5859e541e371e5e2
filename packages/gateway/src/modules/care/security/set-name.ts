import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { realName, setRealName } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { checkHolderName, holderNameRule } from '../../money/payout-accounts'
import type { ContactCall } from './bind-contact'
import { changeNotice } from './change-notice'

/**
 * Sets the real name of a member who has none; of two at once one is kept.
 * @throws CallFailure `payout.name` with the `problem`; `payout.name.locked` where it is set already
 */
export async function setName(
  { db, clock }: Gateway,
  { member, context, request }: ContactCall,
  given: string,
): Promise<string> {
  const { merchant, now } = context
  if ((await realName(db.read, member.id)) !== null) throw new CallFailure('payout.name.locked')
  const name = checkHolderName(holderNameRule(merchant), null, given)
  await db.transaction(async (trx) => {
    await setRealName(trx, member.id, name)
    if ((await realName(trx, member.id)) !== name) throw new CallFailure('payout.name.locked')
    await tellMember(trx, clock, {
      memberId: member.id,
      merchant,
      text: changeNotice('name-set', merchant.name),
      language: requestLanguage(merchant, request),
      now,
    })
  })
  return name
}
