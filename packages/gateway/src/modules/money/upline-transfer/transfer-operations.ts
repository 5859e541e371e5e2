import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { decideTransfer } from './decide-transfer'

const decision = <const Kind extends 'transfer-approve' | 'transfer-return'>(kind: Kind) =>
  defineOperation({
    kind,
    area: 'money',
    input: z.object({ transfer: shortText }),
    run: (trx, { transfer }, { actor, now }) => decideTransfer(trx, { kind, transfer }, actor, now),
  })

export const approveTransfer = decision('transfer-approve')
export const returnTransfer = decision('transfer-return')
