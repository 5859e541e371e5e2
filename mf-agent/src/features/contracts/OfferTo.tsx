import { useCall } from '@plaza/client'
import { contractPartiesCall, type ContractKind, type ContractTerms } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { usePageHead } from '@plaza/ui/page-head'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useContractsText } from '../../locales/contracts/texts'
import { OfferForm } from './OfferForm'

export interface OfferToProps {
  kind: ContractKind
  /** Whom the address names. */
  account: string
  /** One's own terms, which bound the offer. */
  own: ContractTerms
  currency: string
  onEnd: () => void
}

/** The offer to the account of the address, wherever in the list it stands; anybody else cannot be offered one. */
export function OfferTo({ kind, account, own, currency, onEnd }: OfferToProps) {
  const t = useContractsText()
  usePageHead(account)
  return (
    <Answer
      of={useCall(contractPartiesCall, { query: { kind, account } })}
      isPage
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('contracts.failed') }}
      isEmpty={({ parties }) => parties[0]?.mayBeOffered !== true}
      empty={
        <EmptyState
          title={t('contracts.notOffered')}
          action={<Button onClick={onEnd}>{t('contracts.toContracts')}</Button>}
        />
      }
    >
      {({ parties: [to] }) =>
        to && <OfferForm kind={kind} to={to} own={own} currency={currency} onEnd={onEnd} />
      }
    </Answer>
  )
}
