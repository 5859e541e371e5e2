import { contractChanged, type ContractKind, type ContractState } from '@plaza/contract/agency'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { accountNames } from '../../identity/directory'
import { tellMember, type NoticeText } from '../../identity/member'
import type { ContractRow } from './tables'

type Words = Record<'en' | 'fil', string>

const kinds: Record<ContractKind, Words> = {
  'daily-salary': { en: 'daily salary', fil: 'arawang sahod' },
  'hourly-salary': { en: 'hourly salary', fil: 'sahod kada oras' },
  dividend: { en: 'dividend', fil: 'dibidendo' },
}

/** What happened, as the rest of a sentence about the contract. */
const happened: Record<ContractState, Words> = {
  offered: {
    en: 'was offered. It can be accepted or rejected for 7 days',
    fil: 'ay inialok. Puwede itong tanggapin o tanggihan sa loob ng 7 araw',
  },
  active: { en: 'was accepted', fil: 'ay tinanggap' },
  rejected: { en: 'was rejected', fil: 'ay tinanggihan' },
  withdrawn: { en: 'was withdrawn before it was answered', fil: 'ay binawi bago masagot' },
  expired: { en: 'expired without an answer', fil: 'ay nag-expire nang walang sagot' },
  ended: { en: 'was ended', fil: 'ay tinapos' },
  replaced: { en: 'was replaced by its amendment', fil: 'ay pinalitan ng bagong bersyon' },
}

const noticeOf = ({ kind, state }: ContractRow, whose: Words): NoticeText => {
  const kindOf = kinds[kind]
  const what = happened[state]
  return {
    en: {
      title: `Contract for a ${kindOf.en}`,
      paragraphs: [`The contract for a ${kindOf.en} ${whose.en} ${what.en}.`],
    },
    fil: {
      title: `Kontrata sa ${kindOf.fil}`,
      paragraphs: [`${whose.fil} na kontrata sa ${kindOf.fil} ${what.fil}.`],
    },
  }
}

/** Tells both sides of a contract about its new state: in the inbox, by e-mail, and on their open pages (CONTRACT-2). */
export async function tellBoth(trx: Trx, merchant: Merchant, row: ContractRow, now: number): Promise<void> {
  const { id, kind, state, member_id: memberId, upline_id: uplineId } = row
  const name = (await accountNames(trx, [memberId])).get(memberId) ?? ''
  const sides = [
    {
      memberId,
      whose:
        uplineId === null
          ? { en: `with ${merchant.name}`, fil: `Ang sa iyo at sa ${merchant.name}` }
          : { en: 'with your upline', fil: 'Ang sa iyo at sa upline mo' },
    },
    ...(uplineId === null
      ? []
      : [{ memberId: uplineId, whose: { en: `with ${name}`, fil: `Ang sa iyo at kay ${name}` } }]),
  ]
  const { defaultLanguage: language } = merchant.settings
  for (const side of sides) {
    const text = noticeOf(row, side.whose)
    await tellMember(trx, { now: () => now }, { memberId: side.memberId, merchant, text, language, now })
    await pushEvent(trx, side.memberId, contractChanged, { id, kind, state })
  }
}
