import type { Closing } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { lockAccounts, memberWallet, readBalance, type BalanceOwner } from '../../../kernel/ledger'
import type { Queries } from '../../../kernel/database/database'
import { closeMember } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { endSessionsOf, forgetDevices } from '../../identity/session'
import type { ContactCall } from './bind-contact'
import { closedNotice } from './closed-notice'

const ownerOf = ({ member, context }: ContactCall): BalanceOwner => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: context.merchant.currency,
})

/** What would stay in the account if it were closed now: every wallet, with what is locked and set aside (SECURITY-6). */
export async function readClosing(queries: Queries, call: ContactCall): Promise<Closing> {
  const owner = ownerOf(call)
  const { totalMinor } = await readBalance(queries, owner, call.context.now)
  return { leavesMinor: totalMinor, currency: owner.currency }
}

/**
 * Closes the account of a member for good, in one transaction: nobody signs in to it any more, its sessions end, its browsers are
 * forgotten, and the member is notified by e-mail. Money that it holds must be the amount that the member acknowledged (docs/decisions/0150).
 * @throws CallFailure `account.money` with what it holds now
 */
export async function closeAccount(gateway: Gateway, call: ContactCall, leavesMinor: number): Promise<void> {
  const { member, context, request } = call
  const { db, clock } = gateway
  const { merchant, now } = context
  const owner = ownerOf(call)
  await db.transaction(async (trx) => {
    // No bet, deposit or withdrawal is booked between the look at the money and the end.
    await lockAccounts(trx, owner.merchant, owner.currency, [
      memberWallet(member.id, 'main'),
      memberWallet(member.id, 'locked'),
    ])
    const holds = await readClosing(trx, call)
    if (holds.leavesMinor !== leavesMinor) throw new CallFailure('account.money', { ...holds })
    await closeMember(trx, member.id, now)
    await tellMember(trx, clock, {
      memberId: member.id,
      merchant,
      text: closedNotice(merchant.name),
      language: requestLanguage(merchant, request),
      now,
    })
    await forgetDevices(trx, member.id)
    await endSessionsOf(trx, { id: member.id }, 'closed', now)
  })
  request.log.info({ member: member.id }, 'account closed by its member')
}
