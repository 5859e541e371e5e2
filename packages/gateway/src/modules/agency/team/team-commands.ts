import { dayAt } from '@plaza/calendar'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { findByAccount, findById, moveMember, uplineOf } from '../../identity/directory'
import { leaveGivers } from '../contracts'

/**
 * Places a member, with everybody below it, below another one of its merchant, or below nobody (TEAM-1). Contracts that it has from who was
 * above it end (CONTRACT-2).
 */
export const moveMemberOperation = defineOperation({
  kind: 'member-move',
  area: 'site',
  input: z.object({ merchant: shortText, account: shortText, upline: z.nullable(shortText) }),
  run: async (trx, { merchant: code, account, upline }, { now }) => {
    const merchant = await readMerchant(trx, code)
    const named = async (name: string) => {
      const found = merchant && (await findByAccount(trx, code, name))
      if (!found) throw new PlainError(`There is no account "${name}" at "${code}".`)
      return found
    }
    const member = await named(account)
    const to = upline === null ? null : await named(upline)
    const before = await uplineOf(trx, member.id)
    const day = dayAt(merchant?.settings.timeZone ?? 'UTC', now)
    try {
      await moveMember(trx, { memberId: member.id, uplineId: to?.id ?? null, day, now })
    } catch (cause) {
      if (cause instanceof Error && 'constraint' in cause && cause.constraint === 'member_moves_no_circle')
        throw new PlainError(`"${account}" cannot stand below "${upline ?? ''}", who is below it.`, { cause })
      throw cause
    }
    if (merchant) await leaveGivers(trx, member.id, { merchant, now })
    return {
      merchant: code,
      subject: account,
      before: { upline: before === null ? null : ((await findById(trx, before))?.account ?? null) },
      after: { upline },
    }
  },
})

/** `plaza agents …`: who stands below whom. */
export const teamCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'agents move <merchant> <account> [upline]',
    about:
      'place a member with everybody below it below another one, or below nobody; today still counts for the line before',
    isSigned: true,
    run: async (plaza, [merchant, account, upline], options) =>
      plaza.operate(
        moveMemberOperation,
        { merchant, account, upline: upline ?? null },
        options,
        `${merchant}: ${account} stands below ${upline ?? 'nobody'}`,
      ),
  }),
]
