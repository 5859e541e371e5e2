import type { ContractKind } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { lazy } from '@plaza/ui/lazy'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Suspense } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { Downlines } from './Downlines'
import { History } from './History'
import { MyContract } from './MyContract'
import { OfferTo } from './OfferTo'
import { useContracts, type ContractsAnswer } from './useContracts'

const SalaryReport = lazy(() => import('./SalaryReport').then((module) => ({ default: module.SalaryReport })))
const DividendPreview = lazy(async () => ({
  default: (await import('../dividends/DividendPreview')).DividendPreview,
}))

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
  const { session } = useStoreValue(useRemote().events.session)
  const { mine, history, currency, isAtTop = false } = contracts
  const to = params.get('to')
  const isReport = params.has('report')
  const own = mine.active
  if (to !== null && own !== null)
    return (
      <OfferTo
        key={to}
        kind={kind}
        account={to}
        own={own.terms}
        currency={currency}
        onEnd={() => setParams({}, { replace: true })}
      />
    )
  if (isReport && kind !== 'dividend')
    return (
      <Suspense fallback={<SkeletonRows count={6} />}>
        <SalaryReport kind={kind} />
      </Suspense>
    )
  return (
    <Page>
      <div>
        <p>{t(`contracts.intro.${kind}`)}</p>
        <p>{t(`contracts.paid.${kind}`)}</p>
      </div>
      {kind === 'dividend' && (
        <Suspense>
          <DividendPreview />
        </Suspense>
      )}
      <MyContract kind={kind} mine={mine} isAtTop={isAtTop} currency={currency} />
      {kind !== 'dividend' && (
        <Button isBlock icon="receipt" onClick={() => setParams({ report: '1' })}>
          {t('contracts.report.open')}
        </Button>
      )}
      {session && mayEnterAgency(session.type) && (
        <Downlines
          kind={kind}
          mayOffer={own !== null}
          currency={currency}
          onOffer={({ account }) => setParams({ to: account })}
        />
      )}
      <History history={history} currency={currency} />
    </Page>
  )
}
