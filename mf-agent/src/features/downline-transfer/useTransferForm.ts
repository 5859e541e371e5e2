import { useForget } from '@plaza/client'
import { downlineOptionsCall, sendDownlineTransferCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { longestRemark, remarkSchema, type MoneyIntent } from '@plaza/contract/money'
import { useMoneyForm, useUnsent } from '@plaza/money'
import { useState } from 'react'

export type DownlineOptions = AnswerOf<typeof downlineOptionsCall>

const kind = 'downline-transfer'

/** State of the form: amount, remark, confirmation and sending (DOWNLINE-1). */
export function useTransferForm(
  { to, minMinor, maxMinor, withdrawableMinor }: DownlineOptions,
  onSent: (id: string) => void,
) {
  const forget = useForget()
  // What was begun for another account stays out of this form: its remark and its amount.
  const isOwnDraft = ({ details }: MoneyIntent) => details?.['to'] === to
  const unsent = useUnsent(kind)
  const [remark, setRemark] = useState((unsent && isOwnDraft(unsent) && unsent.details?.['remark']) || '')
  const limits = { minMinor, maxMinor, availableMinor: withdrawableMinor }
  const text = remark.trim()
  const remarkProblem =
    text.length > longestRemark ? 'long' : text === '' || remarkSchema.safeParse(text).success ? null : 'odd'
  const form = useMoneyForm({
    kind,
    isOwnDraft,
    domain: 'transfer',
    call: sendDownlineTransferCall,
    limits,
    details: { to, ...(text !== '' && { remark: text }) },
    orderIdOf: ({ transfer }) => transfer.id,
    onAnswer: ({ transfer }) => {
      forget(downlineOptionsCall)
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
    isPoor: withdrawableMinor < minMinor,
    /** To whom the amount goes that is asked about: an unanswered transfer may be to somebody else. */
    askedTo: form.unanswered?.details?.['to'] ?? to,
    ask() {
      if (form.unanswered || remarkProblem === null) form.ask()
    },
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      // What the form says is as the server has it now.
      if (failure && !failure.code.startsWith('withdraw.password.wrong')) forget(downlineOptionsCall)
    },
  }
}
