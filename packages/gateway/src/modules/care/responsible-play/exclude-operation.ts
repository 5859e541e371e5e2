import { breakPeriods, type BreakPeriod } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineCommand } from '../../../kernel/terminal/define-command'
import { findByAccount } from '../../identity/directory'
import { exclusionOf, protectionProfiles } from '../../identity/protection'
import { beginBreak } from './begin-break'

/** Excludes a member at the request of its family, at all merchants of the house (RG-8); `--why` says who asked. */
export const excludeMember = defineOperation({
  kind: 'exclude',
  area: 'site',
  input: z.object({ merchant: shortText, account: shortText, period: z.enum(breakPeriods) }),
  run: async (trx, { merchant, account, period }, { now }) => {
    const site = await readMerchant(trx, merchant)
    const member = site && (await findByAccount(trx, merchant, account))
    if (!member) throw new PlainError(`There is no account "${account}" at "${merchant}".`)
    const { exclusions } = protectionProfiles[site.settings.jurisdiction]
    if (!exclusions.includes(period))
      throw new PlainError(`"${merchant}" has self-exclusions of ${exclusions.join(', ')}, not of ${period}.`)
    const before = await exclusionOf(trx, member.id, now)
    const language = site.settings.defaultLanguage
    const given = { member, site, kind: 'exclusion', period, source: 'family', language, now } as const
    const after = await beginBreak(trx, { now: () => now }, given)
    return {
      merchant,
      subject: account,
      before: { until: before?.until ?? null },
      after: { until: after.until },
    }
  },
})

const periodOf = (word: string): BreakPeriod => {
  const period = breakPeriods.find((one) => one === word)
  if (!period) throw new PlainError(`Expected one of ${breakPeriods.join(', ')}, not "${word}".`)
  return period
}

/** `plaza exclude`: what a family asks for, with proof, is entered by an operator. */
export const excludeCommand = defineCommand({
  words: 'exclude <merchant> <account> <period>',
  about: 'exclude an account from play at the request of its family, for such as 6m, 1y or forever',
  isSigned: true,
  run: (plaza, [merchant, account, word], options) =>
    plaza.operate(
      excludeMember,
      { merchant, account, period: periodOf(word) },
      options,
      `${account}: excluded from play for ${word}`,
    ),
})
