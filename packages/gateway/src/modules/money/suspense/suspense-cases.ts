import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { decideBy, defineCases, type AnyCases } from '../../../kernel/operations/define-cases'
import { parseMember } from '../../../kernel/terminal/parse-member'
import { heldCase } from './held-case'
import { itemsOf, listSuspense } from './read-suspense'
import type { SuspenseOperations } from './suspense-operations'
import { itemSchema, type ReadItem } from './suspense-report'
import { itemLine, itemText } from './suspense-words'

/** The one payment that is meant by its own number, or by that of its order. @throws PlainError for one of several. */
function itemMeant(items: readonly ReadItem[], id: string): string {
  const own = items.find((item) => item.id === id)
  const [first, ...more] = items.filter(({ state }) => state === 'held')
  if (!own && more.length > 0)
    throw new PlainError(`"${id}" has several payments on hold: name one of them, as in "review list".`)
  return own?.id ?? first?.id ?? id
}

/** The options of crediting a payment on hold. */
export const creditOptions = [
  { flags: '--member <merchant/account>', about: 'the member, if no order has its reference' },
  {
    flags: '--over-limit',
    about: 'credit a payment on hold although it passes a deposit limit of the member',
  },
]

/** Payments on hold, by their own numbers or by those of their orders, as their members know them. */
export const suspenseCases = (operations: SuspenseOperations): AnyCases =>
  defineCases({
    name: 'suspense',
    prefix: 'HP',
    // Those from before they had numbers of their own are found by any other.
    alsoFinds: ['PZ', ''],
    row: itemSchema,
    found: z.array(itemSchema),
    list: (queries) => listSuspense(queries, false),
    show: async (queries, id) => {
      const items = await itemsOf(queries, id)
      return items.length === 0 ? null : items
    },
    canDecide: (items, id) => items.some((item) => item.id === id || item.state === 'held'),
    take: heldCase,
    steps: {
      return: {
        about: ['send', 'a payment on hold back to its payer'],
        decide: (items, _options, id) =>
          decideBy(operations.return, { item: itemMeant(items, id) }, `${id}: sent back`),
      },
      credit: {
        about: ['credit', 'a payment on hold to its member'],
        options: creditOptions,
        decide: (items, { member, overLimit }, id) =>
          decideBy(
            operations.credit,
            {
              item: itemMeant(items, id),
              member: parseMember(typeof member === 'string' ? member : undefined),
              ...(overLimit === true && { overLimit }),
            },
            `${id}: credited`,
          ),
      },
    },
    words: {
      since: (item) => item.received_at,
      line: itemLine,
      text: (items) => items.map(itemText).join('\n'),
    },
  })
