import { dividendPreviewCall, dividendsCall, payDividendsCall } from '@plaza/contract/agency'
import { typesWithoutContracts } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import {
  createPaymentPasswordCheck,
  paymentPasswordHash,
  paymentPasswordRule,
} from '../../identity/payment-password'
import { withdrawable } from '../../stakes/turnover'
import { countSearchOfParts } from '../agent'
import { dividendCommands } from './dividend-commands'
import { dividendPay, dividendsReport } from './dividend-operations'
import { dividendsPart } from './dividend-settings'
import { dividendsJob } from './dividends-job'
import { dividendMigrations } from './migrations'
import { payDividends, type AskedDividend } from './pay'
import { readDividends, readPreview, readRunning } from './read'
import { correctDividends } from './settle'

const pageSize = 20

/** @throws CallFailure `agent.only` for a type that never has contracts */
function checkType({ type }: Member): void {
  if (typesWithoutContracts.includes(type)) throw new CallFailure('agent.only')
}

function reportCalls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, dividendsCall, async ({ member, query, context: { merchant, now } }) => {
    checkType(member)
    const { pageNo, ...filter } = query
    const page = pageAt(pageNo, pageSize)
    const userName = filter.side === 'owed' ? (filter.userName ?? '') : ''
    if (userName !== '') {
      const search = { memberId: member.id, name: userName, isFirst: page.offset === 0 }
      await countSearchOfParts(db.write, search, now)
    }
    const which = { ...filter, merchant, memberId: member.id, userName, now }
    const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
    const { dividends, total, totals } = await readDividends(db.read, which, page)
    const { withdrawableMinor } = await withdrawable(db.read, owner, now)
    return {
      ...{ dividends, totals, ...pageNumbers(page, total), total, withdrawableMinor },
      running: page.offset === 0 ? await readRunning(db.read, which) : [],
      currency: merchant.currency,
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(merchant),
    }
  })

  registerMemberCall(gateway, dividendPreviewCall, async ({ member, context: { merchant, now } }) => {
    checkType(member)
    const preview = await readPreview(db.read, { merchant, memberId: member.id, now })
    return { ...preview, currency: merchant.currency }
  })
}

/** Works out again what is about to be paid, so that nothing is paid by figures that have changed. */
async function refresh(
  { db }: Gateway,
  member: Member,
  items: readonly AskedDividend[],
  now: number,
): Promise<void> {
  const rows = await db.read
    .selectFrom('dividends')
    .select(({ fn }) => ['member_id as memberId', fn.min<string>('first_day').as('fromDay')])
    .where('upline_id', '=', member.id)
    .where('paid_at', 'is', null)
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .groupBy('member_id')
    .orderBy('member_id')
    .execute()
  for (const { memberId, fromDay } of rows) {
    const pair = { merchant: member.merchant, memberId, uplineId: member.id }
    await db.transaction((trx) => correctDividends(trx, pair, { fromDay, now }))
  }
}

function payCall(gateway: Gateway): void {
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)
  registerMoneyCall(
    gateway,
    payDividendsCall,
    async ({ trx, member, body, context: { merchant, now } }) => {
      const paid = await payDividends(trx, body.items, { merchant, payerId: member.id, now })
      const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
      return { ...paid, balance: await readBalance(trx, owner, now) }
    },
    {
      proof: {
        field: 'paymentPassword',
        check: async ({ member, context, body }) => {
          checkType(member)
          await checkPaymentPassword(member, body.paymentPassword, context.now)
          await refresh(gateway, member, body.items, context.now)
        },
      },
    },
  )
}

/** Dividends by contract: worked out by period, shown to both sides, and paid by who owes them (DIVIDEND-1). */
export const dividendsModule = defineModule({
  name: 'agency/dividends',
  calls: (gateway) => {
    reportCalls(gateway)
    payCall(gateway)
  },
  jobs: (gateway) => [dividendsJob(gateway)],
  tables: ['dividends', 'dividend_checks'],
  migrations: dividendMigrations,
  settings: { dividends: dividendsPart },
  operations: [dividendPay],
  reports: [dividendsReport],
  commands: dividendCommands,
  commandGroups: { dividend: 'dividends that the merchant owes to agents' },
})
