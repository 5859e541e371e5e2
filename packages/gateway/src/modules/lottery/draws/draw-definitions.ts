import { drawSources } from '@plaza/contract/lottery'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { changeDraw } from './draw-operations'
import { switchLottery } from './switch-lottery'

const ofLottery = { merchant: shortText, lottery: shortText }
const ofIssue = { ...ofLottery, issue: shortText }
/** The longest result is a board of 27 prizes, 133 characters. */
const numbers = z.string().check(z.maxLength(512))

export const openLottery = defineOperation({
  kind: 'lottery-switch',
  area: 'site',
  input: z.object({ ...ofLottery, isOn: z.boolean(), until: z.nullable(z.int()) }),
  run: (trx, operation, { now }) => switchLottery(trx, operation, now),
})

export const setSource = defineOperation({
  kind: 'draw-source',
  area: 'site',
  input: z.object({
    ...ofLottery,
    source: z.enum(drawSources),
    url: z.nullable(shortText),
    pem: z.nullable(z.string().check(z.maxLength(8_192))),
  }),
  run: (trx, operation, { actor, now }) => changeDraw(trx, operation, actor, now),
})

const withNumbers = <const Kind extends 'draw-enter' | 'draw-confirm' | 'draw-correct'>(kind: Kind) =>
  defineOperation({
    kind,
    area: 'money',
    input: z.object({ ...ofIssue, numbers }),
    run: (trx, operation, { actor, now }) => changeDraw(trx, { ...operation, kind }, actor, now),
  })

export const enterNumbers = withNumbers('draw-enter')
export const confirmNumbers = withNumbers('draw-confirm')
export const correctNumbers = withNumbers('draw-correct')

export const voidDraw = defineOperation({
  kind: 'draw-void',
  area: 'money',
  input: z.object(ofIssue),
  run: (trx, operation, { actor, now }) => changeDraw(trx, operation, actor, now),
})
