import { useForget } from '@plaza/client'
import {
  mostPackets,
  mostReceivers,
  sendEnvelopeCall,
  sentEnvelopesCall,
  type EnvelopeSplit,
} from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { longestRemark, remarkSchema } from '@plaza/contract/money'
import { useMoneyForm, useUnsent } from '@plaza/money'
import { readWhole } from '@plaza/ui/typed-number'
import { useState } from 'react'

export type EnvelopeTerms = AnswerOf<typeof sentEnvelopesCall>

/** For whom an envelope is. */
export type Audience = 'all' | 'chosen'

/** What keeps an envelope from being made, besides its amount. */
export type EnvelopeProblem = 'packets' | 'many' | 'tooFewChosen' | 'nobody' | 'long' | 'odd'

interface Draft {
  amountMinor: number | null
  packets: number | null
  chosen: readonly string[] | null
  message: string
}

/** The first thing that is wrong with an envelope, in the order of its fields; null where it can be made. */
export function envelopeProblem({ amountMinor, packets, chosen, message }: Draft): EnvelopeProblem | null {
  if (packets === null || !Number.isInteger(packets) || packets < 1 || packets > mostPackets) return 'packets'
  if (amountMinor !== null && packets > amountMinor) return 'many'
  if (chosen?.length === 0) return 'nobody'
  if (chosen !== null && packets > chosen.length) return 'tooFewChosen'
  if (message.length > longestRemark) return 'long'
  return message === '' || remarkSchema.safeParse(message).success ? null : 'odd'
}

/** Ids of the chosen in the details of an intent; null where it is for everybody. */
const receiversOf = (details: Record<string, string> | undefined): string[] | null =>
  details?.['receivers']?.split(',') ?? null

/** Makes the body of the call from an intent, whose details are texts. */
function bodyOf({ amountMinor, details = {} }: { amountMinor: number; details?: Record<string, string> }) {
  const { packets, split, message } = details
  const receivers = receiversOf(details)
  return {
    ...{ amountMinor, packets: Number(packets), split },
    ...(message !== undefined && { message }),
    ...(receivers !== null && { receivers }),
  }
}

/** State of the form of a new envelope (ENVELOPE-1). */
export function useEnvelopeForm(
  { minMinor, maxMinor, withdrawableMinor }: EnvelopeTerms,
  onMade: (amountMinor: number) => void,
) {
  const forget = useForget()
  const begun = useUnsent('envelope')?.details
  const [packetsText, setPacketsText] = useState(begun?.['packets'] ?? '')
  const [split, setSplit] = useState<EnvelopeSplit>(begun?.['split'] === 'equal' ? 'equal' : 'random')
  const begunFor = receiversOf(begun)
  const [audience, setAudience] = useState<Audience>(begunFor === null ? 'all' : 'chosen')
  const [chosen, setChosen] = useState<readonly string[]>(begunFor ?? [])
  const [message, setMessage] = useState(begun?.['message'] ?? '')
  const limits = { minMinor, maxMinor, availableMinor: withdrawableMinor }
  const packets = readWhole(packetsText)
  const text = message.trim()
  const form = useMoneyForm({
    kind: 'envelope',
    call: sendEnvelopeCall,
    bodyOf,
    limits,
    details: {
      ...{ packets: String(packets ?? ''), split },
      ...(text !== '' && { message: text }),
      ...(audience === 'chosen' && { receivers: chosen.join(',') }),
    },
    orderIdOf: ({ envelope }) => envelope.id,
    onAnswer: ({ envelope }) => {
      forget(sentEnvelopesCall)
      onMade(envelope.amountMinor)
    },
  })
  const problem = envelopeProblem({
    ...{ amountMinor: form.amountMinor, packets, message: text },
    chosen: audience === 'chosen' ? chosen : null,
  })
  return {
    ...form,
    ...{
      limits,
      packetsText,
      setPacketsText,
      split,
      setSplit,
      audience,
      setAudience,
      chosen,
      message,
      setMessage,
    },
    /** Adds or removes one of the chosen; no more than can be named. */
    toggle: (id: string) =>
      setChosen((known) =>
        known.includes(id)
          ? known.filter((one) => one !== id)
          : known.length < mostReceivers
            ? [...known, id]
            : known,
      ),
    problemOfContent: problem,
    isPoor: withdrawableMinor < minMinor,
    /** How many it is for that is asked about; null: everybody directly below. */
    askedChosen: form.unanswered
      ? (receiversOf(form.unanswered.details)?.length ?? null)
      : audience === 'chosen'
        ? chosen.length
        : null,
    askedPackets: form.unanswered?.details?.['packets'] ?? String(packets ?? ''),
    ask() {
      if (form.unanswered || problem === null) form.ask()
    },
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      if (failure && failure.code !== 'withdraw.password.wrong') forget(sentEnvelopesCall)
    },
  }
}
