import type { ContractKind } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useContractsText } from '../../locales/contracts/texts'
import { Downlines } from './Downlines'
import { History } from './History'
import { MyContract } from './MyContract'
import { OfferForm } from './OfferForm'
import { useContracts, type ContractsAnswer } from './useContracts'

/**
 * Contracts of one kind: one's own, those of everybody directly below, and those that are over; with `?to=` the offer to that account
 * (CONTRACT-2).
 */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const t = useContractsText()
  return (
    <Answer
      of={useContracts(kind)}
      isPage
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('contracts.failed') }}
    >
      {(contracts) => <Contracts kind={kind} contracts={contracts} />}
    </Answer>
  )
}

interface ContractsProps {
  kind: ContractKind
  contracts: ContractsAnswer
}

function Contracts({ kind, contracts }: ContractsProps) {
  const t = useContractsText()
  const [params, setParams] = useSearchParams()
  const { mine, downlines, history, currency } = contracts
  const to = downlines.find(({ account }) => account === params.get('to'))
  const isOffering = to !== undefined && to.mayBeOffered && mine.active !== null
  usePageHead(isOffering ? to.account : null)
  if (isOffering && mine.active)
    return (
      <OfferForm
        key={to.account}
        kind={kind}
        to={to}
        own={mine.active.terms}
        currency={currency}
        onEnd={() => setParams({}, { replace: true })}
      />
    )
  return (
    <Page>
      <div>
        <p>{t(`contracts.intro.${kind}`)}</p>
        <p>{t('contracts.agreed')}</p>
      </div>
      <MyContract kind={kind} mine={mine} currency={currency} />
      <Downlines
        kind={kind}
        downlines={downlines}
        mayOffer={mine.active !== null}
        currency={currency}
        onOffer={({ account }) => setParams({ to: account })}
      />
      <History history={history} currency={currency} />
    </Page>
  )
}
