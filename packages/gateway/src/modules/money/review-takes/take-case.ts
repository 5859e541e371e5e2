import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Change } from '../../../kernel/audit'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import type { OpenCase } from '../../../kernel/operations/open-case'
import { writeTake } from './takes'

const isChange = (taken: OpenCase | Change): taken is Change => 'subject' in taken

/**
 * Reserves a case of the review queue for one operator: nobody else can decide it for half an hour (WITHDRAW-6). A queue
 * that takes its cases itself answers what it changed.
 */
export const takeCase = defineOperation({
  kind: 'review-take',
  area: 'money',
  input: z.object({ order: shortText }),
  run: async (trx, { order }, { actor, now, takeCase: take }) => {
    if (actor.why === null) throw new PlainError('Give a reason: --why "<words>".')
    const found = await take(order)
    if (!found) throw new PlainError(`There is no case "${order}": "plaza review list" has what is waiting.`)
    if (isChange(found)) return found
    const { id, merchant, state } = found
    const takenBy = await writeTake(trx, id, actor.by, now)
    return { merchant, subject: id, before: { state, takenBy }, after: { state, takenBy: actor.by } }
  },
})
