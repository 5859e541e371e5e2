import { useSearchParams } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { Tabs } from '@plaza/ui/tabs'
import { useRatesText } from '../../locales/rates/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { MemberRates } from './MemberRates'
import { OwnRates } from './OwnRates'
import { RateChanges } from './RateChanges'
import { RateMembers } from './RateMembers'

const tabs = ['members', 'own', 'changes'] as const

/**
 * `/m/member/agent/agentRebeat`: the agent's own rates, those of each member directly below it, and the log (RATE-1). What is shown
 * is in the address: `tab`, or `member` with the id of one.
 */
export function RatesScreen() {
  return (
    <AgencyOnly>
      <Rates />
    </AgencyOnly>
  )
}

function Rates() {
  const t = useRatesText()
  const [search, setSearch] = useSearchParams()
  const member = search.get('member')
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'members'
  usePageHead(member)
  if (member !== null)
    return (
      <Page hasActions>
        <MemberRates key={member} id={member} onBack={() => setSearch({}, { replace: true })} />
      </Page>
    )
  return (
    <Page>
      <Tabs
        label={t('rates.tabs')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
        items={tabs.map((id) => ({ id, label: t(`rates.${id}`) }))}
      />
      {tab === 'members' && <RateMembers onOpen={(id) => setSearch({ member: id })} />}
      {tab === 'own' && <OwnRates />}
      {tab === 'changes' && <RateChanges />}
    </Page>
  )
}
