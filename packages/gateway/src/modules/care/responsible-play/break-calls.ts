import {
  askReturnCall,
  excludeCall,
  exclusionChanged,
  informedCall,
  protectionHistoryCall,
  responsibleCall,
  statementCall,
  timeOutCall,
  type BreakPeriod,
  type Exclusion,
} from '@plaza/contract/site'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { pushEvent } from '../../../kernel/stream/push'
import {
  askReturn,
  checkPeriod,
  exclusionOf,
  keepInformed,
  protectionProfiles,
  readActions,
  readInformedAt,
  recordActions,
} from '../../identity/protection'
import { mustBeInformed } from '../../play/game-sessions'
import { beginBreak } from './begin-break'
import { readStatement } from './statement'

interface Asking {
  member: Member
  context: CallContext
  request: FastifyRequest
}

const profileOf = ({ merchant }: CallContext) => protectionProfiles[merchant.settings.jurisdiction]

/**
 * Breaks from play (RG-8): what holds and is offered, beginning one, asking to play again, and the history; the
 * information before the first wager (RG-11), and what play cost (RG-13).
 */
export function registerBreakCalls(gateway: Gateway): void {
  const { db, clock } = gateway

  const begin = (
    { member, context, request }: Asking,
    kind: Exclusion['kind'],
    period: BreakPeriod,
  ): Promise<Exclusion> => {
    const { merchant, now } = context
    const profile = profileOf(context)
    checkPeriod(period, kind === 'time-out' ? profile.timeOuts : profile.exclusions)
    const language = requestLanguage(merchant, request)
    return db.transaction((trx) =>
      beginBreak(trx, clock, { member, site: merchant, kind, period, source: 'member', language, now }),
    )
  }

  registerMemberCall(gateway, responsibleCall, async ({ member, context }) => {
    const { timeOuts, exclusions, returnWaitMs } = profileOf(context)
    return {
      exclusion: await exclusionOf(db.read, member.id, context.now),
      timeOuts: [...timeOuts],
      exclusions: [...exclusions],
      returnWaitMs,
      information: {
        isRequired: await mustBeInformed(db.read, {
          memberId: member.id,
          jurisdiction: context.merchant.settings.jurisdiction,
        }),
        readAt: await readInformedAt(db.read, member.id),
      },
    }
  })
  registerMemberCall(gateway, timeOutCall, async (input) => ({
    exclusion: await begin(input, 'time-out', input.body.period),
  }))
  registerMemberCall(gateway, excludeCall, async (input) => ({
    exclusion: await begin(input, 'exclusion', input.body.period),
  }))
  registerMemberCall(gateway, askReturnCall, async ({ member, context }) => {
    const { now } = context
    const asked = await db.transaction(async (trx) => {
      const { exclusion, isNew } = await askReturn(trx, member.id, {
        now,
        waitMs: profileOf(context).returnWaitMs,
      })
      if (!isNew) return exclusion
      const after = exclusion.returnsAt
      await recordActions(trx, [{ memberId: member.id, action: 'return-asked', before: null, after, now }])
      await pushEvent(trx, member.id, exclusionChanged, { exclusion })
      return exclusion
    })
    return { exclusion: asked }
  })
  registerMemberCall(gateway, informedCall, async ({ member, context }) => ({
    readAt: await db.transaction((trx) => keepInformed(trx, member.id, context.now)),
  }))
  registerMemberCall(gateway, statementCall, ({ member, context: { merchant, now }, query: { unit } }) =>
    readStatement(db.read, { merchant, memberId: member.id, now }, unit),
  )
  registerMemberCall(gateway, protectionHistoryCall, ({ member, query }) =>
    readActions(db.read, member.id, query.pageNo),
  )
}
