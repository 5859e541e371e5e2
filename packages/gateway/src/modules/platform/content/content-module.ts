import { mayEnterAgency } from '@plaza/contract/identity'
import {
  agreementCall,
  announcementsCall,
  contactsCall,
  helpCall,
  readAnnouncementCall,
} from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import type { CallContext } from '../../../kernel/http/call-context'
import { checkMerchantCode, languageFor } from '../../../kernel/http/request-merchant'
import { shortLived } from '../../../kernel/short-lived'
import {
  noteAnnouncementRead,
  readAgreement,
  readAnnouncementIds,
  readAnnouncements,
  readHelp,
} from './content-queries'
import { defineModule } from '../../../kernel/modules/define-module'
import { offeredChat } from '../chat'
import { contentMigrations } from './migrations'
import { fillFacts, promotionFactsOf } from './promotion-facts'
import { serviceContacts } from './service-contacts'
import { storedCode } from './stored-code'

const defaultTypes = 'B,PL,PU'

/** Types that the caller may see: those for agents only for agents. */
function typesFor(context: CallContext, asked: string): string[] {
  const member = context.signedIn?.member
  const isAgent = member !== undefined && mayEnterAgency(member.type)
  return asked
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== 'A' || isAgent)
}

function calls(gateway: Gateway): void {
  const { read } = gateway.db
  const contacts = serviceContacts(read)
  const chats = gateway.providers.chats(gateway)
  const kept = {
    help: shortLived((key) => readHelp(read, ...(JSON.parse(key) as [string, string]))),
    agreement: shortLived((key) => readAgreement(read, ...(JSON.parse(key) as [string, string]))),
    announcements: shortLived((key) =>
      readAnnouncements(read, JSON.parse(key) as Parameters<typeof readAnnouncements>[1]),
    ),
  }

  registerCall(gateway, announcementsCall, async ({ query, context }) => {
    const { merchant, signedIn } = context
    checkMerchantCode(merchant, query.merchantCode)
    // Nobody who takes a break from play is told what there is to win (RG-8).
    if (signedIn?.session.isLimited) return { announcements: [], footer: { unreadCount: 0 } }
    const types = typesFor(context, query.types ?? defaultTypes)
    const filter = {
      merchant: merchant.code,
      types,
      group: query.groupName,
      language: languageFor(merchant, query.language),
    }
    const facts = await promotionFactsOf(gateway)(merchant, filter.language)
    const announcements = (await kept.announcements(JSON.stringify(filter))).map((one) => ({
      ...one,
      title: fillFacts(one.title, facts),
      content: fillFacts(one.content, facts),
    }))
    const known = signedIn ? await readAnnouncementIds(read, merchant.code, signedIn.member.id) : null
    const unreadCount = known ? announcements.filter((one) => !known.has(one.id)).length : 0
    return {
      announcements: announcements.map((one) => ({
        ...one,
        ...(known && one.type === 'A' && { isRead: known.has(one.id) }),
      })),
      footer: { unreadCount },
    }
  })
  registerMemberCall(gateway, readAnnouncementCall, async ({ body: { id }, member, context }) => {
    const read = {
      merchant: context.merchant.code,
      id,
      memberId: member.id,
      type: 'A' as const,
      now: context.now,
    }
    const isFound = await gateway.db.transaction((trx) => noteAnnouncementRead(trx, read))
    if (!isFound) throw new CallFailure('request.not.found')
    return {}
  })
  registerCall(gateway, helpCall, async ({ query, context: { merchant } }) => ({
    entries: await kept.help(JSON.stringify([merchant.code, languageFor(merchant, query.language)])),
  }))
  registerCall(gateway, contactsCall, async ({ query, context: { merchant } }) => ({
    contacts: await contacts(merchant.code, languageFor(merchant, query.language)),
    ...offeredChat(chats, merchant),
  }))
  registerCall(gateway, agreementCall, async ({ query, context: { merchant } }) => {
    const found = await kept.agreement(JSON.stringify([merchant.code, languageFor(merchant, query.language)]))
    if (!found) throw new CallFailure('request.not.found')
    return found
  })
}

/** Announcements, texts of promotions, help, agreement and contacts of a merchant (HELP-1). */
export const contentModule = defineModule({
  name: 'platform/content',
  calls,
  tables: [
    'artwork',
    'banners',
    'hot_matches',
    'announcements',
    'announcement_reads',
    'promotions',
    'help_entries',
    'agreements',
    'service_contacts',
  ],
  migrations: contentMigrations,
  storedCode,
})
