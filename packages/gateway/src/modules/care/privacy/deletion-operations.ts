import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { decideDeletion } from './deletion'

const input = z.object({ request: shortText, text: z.string().check(z.maxLength(1_000)) })

/** Closes the account of the member who asked for it (RG-14). */
export const finishDeletion = defineOperation({
  kind: 'deletion-done',
  area: 'site',
  input,
  run: (trx, { request: id, text }, { actor, now }) =>
    decideDeletion(trx, { id, text, state: 'done' }, actor, now),
})

/** Refuses a request to delete what is kept, with the reason. */
export const refuseDeletion = defineOperation({
  kind: 'deletion-refuse',
  area: 'site',
  input,
  run: (trx, { request: id, text }, { actor, now }) =>
    decideDeletion(trx, { id, text, state: 'refused' }, actor, now),
})
