import { useSearchParams } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { ByHand } from './ByHand'
import { Links } from './Links'

const tabs = ['hand', 'links'] as const

/** `/m/agentRegister`: accounts below the agent, by hand and by links (AGENT-7). The tab is in the address. */
export function OpenAccountScreen() {
  const t = useOpenAccountText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'hand'
  return (
    <AgencyOnly>
      <Page>
        <Tabs
          label={t('open.title')}
          value={tab}
          onChange={(next) => setSearch({ tab: next }, { replace: true })}
          items={tabs.map((id) => ({ id, label: t(`open.${id}`) }))}
        />
        {tab === 'hand' ? <ByHand /> : <Links />}
      </Page>
    </AgencyOnly>
  )
}
