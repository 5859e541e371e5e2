import { giveUpBonusCall, turnoverCall } from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import type { SignedIn, CallContext } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import { turnoverPart } from './turnover-shares'
import { turnoverMigrations } from './migrations'
import { bonusExpiryJob } from './expiry-job'
import { giveUpBonus } from './give-up-bonus'
import { readRequirement, readRequirements } from './read-requirements'
import { withdrawable } from './withdrawable'
import { storedCode } from './stored-code'

const ownerOf = ({ member }: SignedIn, { merchant }: CallContext) => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: merchant.currency,
})

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, turnoverCall, async (input) => {
    const owner = ownerOf(input, input.context)
    return {
      requirements: await readRequirements(gateway.db.read, owner),
      ...(await withdrawable(gateway.db.read, owner, input.context.now)),
      currency: owner.currency,
    }
  })

  registerMoneyCall(gateway, giveUpBonusCall, async (input) => {
    const { trx, body, params } = input
    const { now } = input.context
    const owner = ownerOf(input, input.context)
    await giveUpBonus(trx, { memberId: owner.memberId, id: params.id, ...body }, now)
    return {
      requirement: await readRequirement(trx, owner, params.id),
      balance: await readBalance(trx, owner, now),
    }
  })
}

/** Turnover: what has to be staked before money can go out, and what was (WITHDRAW-7); bonuses that are given up (BONUS-3). */
export const turnoverModule = defineModule({
  name: 'stakes/turnover',
  calls,
  jobs: (gateway) => [bonusExpiryJob(gateway)],
  tables: ['turnover_requirements', 'turnover_contributions'],
  migrations: turnoverMigrations,
  storedCode,
  settings: { turnover: turnoverPart },
})
