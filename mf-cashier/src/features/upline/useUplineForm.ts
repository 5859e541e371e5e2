import type { AnswerOf } from '@plaza/contract/kernel'
import {
  createUplineTransferCall,
  longestRemark,
  remarkSchema,
  uplineOptionsCall,
} from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneyForm, useUnsent } from '@plaza/money'
import { useState } from 'react'

export type UplineOptions = AnswerOf<typeof uplineOptionsCall>

/** State of the form: the amount, the remark, the confirmation, and the sending (UPLINE-1). */
export function useUplineForm(
  { minMinor, maxMinor, withdrawableMinor }: UplineOptions,
  onSent: (id: string) => void,
) {
  const forget = useForget()
  const [remark, setRemark] = useState(useUnsent('upline-transfer')?.details?.['remark'] ?? '')
  const limits = { minMinor, maxMinor, availableMinor: withdrawableMinor }
  const text = remark.trim()
  const remarkProblem =
    text.length > longestRemark ? 'long' : text === '' || remarkSchema.safeParse(text).success ? null : 'odd'
  const form = useMoneyForm({
    kind: 'upline-transfer',
    domain: 'transfer',
    call: createUplineTransferCall,
    limits,
    ...(text !== '' && { details: { remark: text } }),
    orderIdOf: ({ transfer }) => transfer.id,
    onAnswer: ({ transfer }) => {
      forget(uplineOptionsCall)
      onSent(transfer.id)
    },
  })
  return {
    ...form,
    limits,
    remark,
    setRemark,
    /** It is too long, or has characters that nobody sees; null when it can be sent. */
    remarkProblem,
    ask() {
      if (form.unanswered || remarkProblem === null) form.ask()
    },
    /** All that may go, limited to the most of one transfer. */
    allMinor: Math.min(withdrawableMinor, maxMinor),
    isPoor: withdrawableMinor < minMinor,
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      if (failure?.code === 'withdraw.password.unset' || failure?.code === 'transfer.turnover.open')
        forget(uplineOptionsCall)
    },
  }
}
