import type { MadePasskey, PasskeyCreation } from '@plaza/contract/identity'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { noteSecretsChanged } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { addPasskey, beginPasskey, removePasskey, siteOf, verifyMadePasskey } from '../../identity/passkeys'
import type { ContactCall } from './bind-contact'
import { changeNotice, type SecurityChange } from './change-notice'

/** Adding or removing a passkey holds withdrawals for a day and notifies the member (docs/decisions/0136). */
async function note(
  { clock }: Gateway,
  trx: Trx,
  { member, context, request }: ContactCall,
  change: SecurityChange,
): Promise<void> {
  await noteSecretsChanged(trx, member.id, context.now)
  await tellMember(trx, clock, {
    memberId: member.id,
    merchant: context.merchant,
    text: changeNotice(change, context.merchant.name),
    language: requestLanguage(context.merchant, request),
    now: context.now,
  })
}

/** What the member's browser makes a passkey from. @throws CallFailure `passkey.count` */
export const beginNewPasskey = (
  { db }: Gateway,
  { member, context, request }: ContactCall,
): Promise<PasskeyCreation> =>
  beginPasskey(
    db,
    { ...siteOf(request, context.merchant.code), name: context.merchant.name },
    { member, now: context.now },
  )

/** Adds the passkey that the member's browser made. @throws CallFailure `passkey.failed`, `passkey.count` */
export async function addMadePasskey(
  gateway: Gateway,
  call: ContactCall,
  { name, passkey: made }: { name: string; passkey: MadePasskey },
): Promise<void> {
  const { member, context, request } = call
  const { now } = context
  const site = siteOf(request, context.merchant.code)
  const passkey = await verifyMadePasskey(gateway.db, site, { made, memberId: member.id, now })
  await gateway.db.transaction(async (trx) => {
    await addPasskey(trx, site, { passkey, memberId: member.id, name, now })
    await note(gateway, trx, call, 'passkey-added')
  })
}

/** Removes a passkey of the member; one that is gone already changes nothing. */
export const removeOwnPasskey = (gateway: Gateway, call: ContactCall, id: string): Promise<void> =>
  gateway.db.transaction(async (trx) => {
    if (await removePasskey(trx, call.member.id, id)) await note(gateway, trx, call, 'passkey-removed')
  })
