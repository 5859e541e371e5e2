import { useCallMutation } from '@plaza/client'
import {
  capAbove,
  isLike,
  offerContractCall,
  tierAbove,
  tierProblem,
  type ContractKind,
  type ContractTerms,
} from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useState } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { termsOfDraft, type ContractDraft } from './contract-draft'
import { useForgetContracts } from './useContracts'

/** What is wrong with a draft, and at which tier, counted from 1; 0 is the whole. */
export interface OfferProblem {
  tier: number
  text: string
}

/** Says what keeps terms from being offered, by the rules of the server (CONTRACT-2). */
function useProblemOf(currency: string) {
  const t = useContractsText()
  const { percent, money } = useFormats()
  return (terms: ContractTerms, own: ContractTerms): OfferProblem | null => {
    const problem = tierProblem(terms)
    if (problem) return { tier: problem.tier, text: t(`contracts.problems.${problem.problem}`) }
    if (!isLike(terms, own)) return { tier: 0, text: t('contracts.problems.unlike') }
    const above = tierAbove(terms, own)
    if (above)
      return { tier: above.tier, text: t('contracts.problems.above', { rate: percent(above.mostRate) }) }
    const cap = capAbove(terms, own)
    if (cap)
      return {
        tier: cap.tier,
        text: t('contracts.problems.capAbove', { cap: money(cap.mostCapMinor, currency) }),
      }
    return null
  }
}

/** To whom an offer goes, the terms of one's own contract that bound it, and the currency in which it is written. */
export interface OfferTo {
  kind: ContractKind
  /** Account name. */
  to: string
  own: ContractTerms
  currency: string
}

/** Checks and sends an offer; what is wrong appears at its tier, and a refusal of the server at the end. */
export function useOffer({ kind, to, own, currency }: OfferTo) {
  const t = useContractsText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const problemOf = useProblemOf(currency)
  const forget = useForgetContracts(kind)
  const sending = useCallMutation(offerContractCall)
  const [problem, setProblem] = useState<OfferProblem | null>(null)
  const { error } = sending
  /** The terms of a draft that can be offered; otherwise what is wrong appears. */
  const read = (draft: ContractDraft): ContractTerms | undefined => {
    const found = termsOfDraft(kind, draft, own)
    const wrong =
      'terms' in found
        ? problemOf(found.terms, own)
        : { tier: found.incomplete, text: t('contracts.problems.incomplete') }
    setProblem(wrong)
    return wrong === null && 'terms' in found ? found.terms : undefined
  }
  return {
    isBusy: sending.isPending,
    problem,
    error: error && error.code !== 'reauth.required' ? errorText(error.code, error.value, error) : null,
    clear: () => {
      setProblem(null)
      sending.reset()
    },
    read,
    send: (draft: ContractDraft, done: () => void) => {
      const terms = read(draft)
      if (!terms) return
      sending.mutate(
        { body: { kind, to, terms } },
        {
          onSuccess: () => {
            events.say('toast', { kind: 'success', text: t('contracts.sent', { account: to }) })
            forget()
            done()
          },
        },
      )
    },
  }
}
