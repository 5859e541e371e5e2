import {
  operatorBalanceAnswerSchema,
  operatorPath,
  operatorTransferAnswerSchema,
  type OperatorAction,
  type OperatorTransferAnswer,
} from '@plaza/contract/vendors'
import { randomUUID } from 'node:crypto'
import { CheckFailure, must, type Check } from './check'
import type { OperatorTarget } from './operator-checks'
import { signedPost } from './signed-post'

/** A vendor of transfer type. */
export interface TransferTarget extends OperatorTarget {
  /** Its code, and the currency of its sandbox. */
  vendor: string
  currency: string
}

const amountMinor = 500

/** What docs/vendors.md requires of the wallets at a vendor of transfer type. */
export function transferChecks({
  url,
  key,
  vendor,
  currency,
  player = `conformance-${randomUUID()}`,
}: TransferTarget): Check[] {
  const post = (action: OperatorAction, more: object = {}) =>
    signedPost(`${url}${operatorPath(action)}`, { vendor, player, currency, ...more }, { key })
  const ask = async (action: OperatorAction, more: object): Promise<OperatorTransferAnswer> => {
    const answer = await post(action, more)
    const parsed = operatorTransferAnswerSchema.safeParse(answer.body)
    if (parsed.success) return parsed.data
    throw new CheckFailure(`expected a transfer, found HTTP ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const transfer = (transaction: string, direction: 'in' | 'out', minor = amountMinor) =>
    ask('transfer', { transaction, direction, amountMinor: minor })
  const balance = async () => {
    const { status, body } = await post('balance')
    const parsed = operatorBalanceAnswerSchema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new CheckFailure(`expected a balance, found HTTP ${status} ${JSON.stringify(body)}`)
  }
  const is = (answer: OperatorTransferAnswer, state: OperatorTransferAnswer['state']) =>
    must(answer.state === state, `expected ${state}, found ${answer.state}`)
  return [
    {
      name: 'a transfer in moves its amount, and the version grows',
      run: async () => {
        const before = await balance()
        const done = await transfer(randomUUID(), 'in')
        is(done, 'done')
        must(done.amountMinor === amountMinor, `moved ${String(done.amountMinor)} instead of ${amountMinor}`)
        must(done.balanceMinor === before.balanceMinor + amountMinor, 'the balance is not the sum')
        must(done.balanceVersion > before.balanceVersion, 'balanceVersion did not grow')
      },
    },
    {
      name: 'the same transfer three times at once moves once',
      run: async () => {
        const before = await balance()
        const transaction = randomUUID()
        const answers = await Promise.all([1, 2, 3].map(() => transfer(transaction, 'in')))
        for (const answer of answers) is(answer, 'done')
        must((await balance()).balanceMinor === before.balanceMinor + amountMinor, 'it moved more than once')
      },
    },
    {
      name: 'a known transaction with another amount is refused',
      run: async () => {
        const transaction = randomUUID()
        await transfer(transaction, 'in')
        const more = { transaction, direction: 'in', amountMinor: amountMinor + 1 }
        const { status } = await post('transfer', more)
        must(status === 403, `expected HTTP 403, found ${status}`)
      },
    },
    {
      name: 'transfer-state tells done from unknown',
      run: async () => {
        const transaction = randomUUID()
        is(await ask('transfer-state', { transaction }), 'unknown')
        await transfer(transaction, 'in')
        is(await ask('transfer-state', { transaction }), 'done')
      },
    },
    {
      name: 'a transfer out above the balance is refused',
      run: async () => {
        const { balanceMinor } = await balance()
        const refused = await transfer(randomUUID(), 'out', balanceMinor + 1)
        is(refused, 'refused')
        must(refused.reason === 'NOT_ENOUGH_MONEY', `the reason is ${String(refused.reason)}`)
        must((await balance()).balanceMinor === balanceMinor, 'money moved')
      },
    },
    {
      name: 'a cancelled transfer that arrives later moves nothing, and one that is done stays done',
      run: async () => {
        const { balanceMinor } = await balance()
        const [late, done] = [randomUUID(), randomUUID()]
        is(await ask('transfer-cancel', { transaction: late }), 'cancelled')
        is(await transfer(late, 'in'), 'cancelled')
        must((await balance()).balanceMinor === balanceMinor, 'money moved')
        await transfer(done, 'in')
        is(await ask('transfer-cancel', { transaction: done }), 'done')
      },
    },
    {
      name: 'everything comes out again',
      run: async () => {
        const { balanceMinor } = await balance()
        is(await transfer(randomUUID(), 'out', balanceMinor), 'done')
        must((await balance()).balanceMinor === 0, 'something is left')
      },
    },
  ]
}
