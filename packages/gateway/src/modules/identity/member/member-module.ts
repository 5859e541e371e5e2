import { headIconCall, inviteCall, memberInfoCall, setHeadIconCall } from '@plaza/contract/identity'
import { unreadCountCall } from '@plaza/contract/site'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { deliveryOf } from '../../platform/messages'
import { countBelow, lacksDeclaration } from '../directory'
import { defineModule } from '../../../kernel/modules/define-module'
import { countUnread } from './count-unread'
import { readHeadIcon, setHeadIcon } from './head-icon'
import { invitationOf } from './invite'
import { memberMigrations } from './migrations'
import { deliverMemberNotice } from './tell-member'
import { storedCode } from './stored-code'

const inviteLink = (request: FastifyRequest, param: string, code: string): string =>
  `${request.protocol}://${request.host}/m/register?${param}=${code}`

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, memberInfoCall, async ({ member }) => ({
    id: member.id,
    nickname: member.nickname,
    account: member.account,
    type: member.type,
    toUpline: member.toUpline,
    regDate: member.regDate,
    mustChangePassword: member.mustChangePassword,
    ...(member.mustChangePassword &&
      (await lacksDeclaration(db.read, member.id)) && { mustDeclareAge: true }),
    ...(member.vipLevel !== null && { vipLabel: `VIP ${String(member.vipLevel)}` }),
  }))
  registerMemberCall(gateway, headIconCall, async ({ member }) => ({
    icon: await readHeadIcon(db.read, member.id),
  }))
  registerMemberCall(gateway, setHeadIconCall, async ({ body, ...call }) => {
    await setHeadIcon(gateway, call, body.icon)
    return {}
  })
  registerMemberCall(gateway, unreadCountCall, async ({ member, context }) => {
    const unread = await countUnread(db.read, member, context.merchant.code)
    return { value: unread.mail, ...unread }
  })
  registerMemberCall(gateway, inviteCall, async ({ member, context, request }) => {
    if (context.merchant.settings.promos['REFERRAL'] !== true) throw new CallFailure('feature.off')
    const { code, param } = await invitationOf(db, member, context.now)
    const registered = await countBelow(db.read, member.merchant, member.id)
    return { code, link: inviteLink(request, param, code), registered }
  })
}

/** The signed-in account: who it is, what it has not read, whom it can invite (MEMBER-1). */
export const memberModule = defineModule({
  name: 'identity/member',
  calls,
  deliveries: [deliveryOf('member-notice', deliverMemberNotice)],
  streams: ({ db }) => [
    {
      event: 'notice:unread',
      topics: ['unread'],
      isSentOnConnect: true,
      read: async ({ member, merchant }) => ({ payload: await countUnread(db.read, member, merchant.code) }),
    },
  ],
  tables: ['invites', 'mails', 'head_icons'],
  migrations: memberMigrations,
  storedCode,
})
