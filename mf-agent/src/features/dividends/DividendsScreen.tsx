import { dividendSides, type DividendSide } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { MemberGate } from '@plaza/money'
import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useDividendsText } from '../../locales/dividends/texts'
import { DividendsOfSide } from './DividendsOfSide'

/** `/m/member/agent/agentDivident`: dividends by period, one's own and, of agents, those that one owes (DIVIDEND-1). The side is in the address. */
export function DividendsScreen() {
  const t = useDividendsText()
  const [params, setParams] = useSearchParams()
  const { session } = useStoreValue(useRemote().events.session)
  const isAgent = session !== null && mayEnterAgency(session.type)
  const wanted = dividendSides.find((one) => one === params.get('side')) ?? 'mine'
  const side: DividendSide = isAgent ? wanted : 'mine'
  return (
    <MemberGate>
      <Page isDense>
        {isAgent && (
          <Tabs
            label={t('dividends.title')}
            value={side}
            onChange={(next) => setParams({ side: next }, { replace: true })}
            items={dividendSides.map((id) => ({ id, label: t(`dividends.sides.${id}`) }))}
          />
        )}
        <DividendsOfSide key={side} side={side} />
      </Page>
    </MemberGate>
  )
}
