import { freePlayCall, memberTypes, trialUserCall } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { registerCall } from '../../../kernel/http/register-call'
import { countOne } from '../../../kernel/security/rate-limit'
import { newSecret } from '../../../kernel/security/secrets'
import { isSameHash } from '../../../kernel/security/code-hash'
import { findTrialMerchant } from '../../../kernel/merchants/find-merchants'
import { findByAccount } from '../directory'
import { beginSession, isBreakKnownHere } from '../session'
import { defineModule } from '../../../kernel/modules/define-module'
import { endTrialsJob } from './end-trials-job'
import { trialAccountOf, trialTokenOf } from './trial-accounts'

/** A trial ends then, however much it is played. */
const trialMs = 24 * 60 * 60_000
/** Sign-ins of trial accounts that one address may try. */
const signInsOfAnAddress = { limit: 120, windowMs: 60 * 60_000 }
/** `result` of a trial that may play (TRIAL-1). */
const mayPlay = 1

function calls(gateway: Gateway): void {
  const { db, settings } = gateway
  const accountsOfAnAddress = { limit: settings.trialAddressLimit, windowMs: 60 * 60_000 }

  const trialMerchantOf = async ({ merchant }: CallContext): Promise<string> => {
    const code = await findTrialMerchant(db.read, merchant.code)
    if (code === undefined) throw new CallFailure('trial.refused')
    return code
  }
  const count = async (name: string, rate: { limit: number; windowMs: number }, context: CallContext) => {
    const state = await countOne(db.write, `trial:${name}:${context.address}`, rate, context.now)
    if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
  }

  registerCall(gateway, trialUserCall, async ({ query, context, request: asked }) => {
    if (await isBreakKnownHere(db.write, asked, context.now)) throw new CallFailure('member.excluded')
    const request = {
      merchant: await trialMerchantOf(context),
      currency: context.merchant.currency,
      intent: query.intent ?? newSecret(),
      now: context.now,
    }
    const trial = await trialAccountOf(db, request, () => count('account', accountsOfAnAddress, context))
    return {
      token: await trialTokenOf(db.write, trial),
      userName: trial.account,
      customerType: memberTypes.trial,
      trialName: trial.account,
    }
  })

  registerCall(gateway, freePlayCall, async ({ body, ...input }) => {
    const { context } = input
    const { now } = context
    const merchant = await trialMerchantOf(context)
    await count('sign-in', signInsOfAnAddress, context)
    const trial = await findByAccount(db.read, merchant, body.userName)
    if (!trial?.trial || !isSameHash(body.token, await trialTokenOf(db.write, trial)))
      throw new CallFailure('trial.refused')
    const opened = await beginSession(
      gateway,
      input,
      { ...trial, sessionMs: trialMs },
      {
        first: async (trx) => {
          const spent = await trx
            .updateTable('trials')
            .set({ used_at: now })
            .where('member_id', '=', trial.id)
            .where('used_at', 'is', null)
            .where('expires_at', '>', now)
            .returning('member_id')
            .executeTakeFirst()
          if (!spent) throw new CallFailure('trial.refused')
        },
      },
    )
    return {
      result: mayPlay,
      ...(opened.id !== undefined && { id: opened.id }),
      token: opened.token,
      userName: opened.userName,
      customerType: opened.customerType,
      merchantCode: merchant,
    }
  })
}

/** Test play (TRIAL-1): accounts with play money in a merchant and a ledger of their own. */
export const trialModule = defineModule({
  name: 'identity/trial',
  calls,
  jobs: ({ db, clock }) => [endTrialsJob(db, clock, trialMs)],
  tables: ['trials'],
})
