import { useSearchParams } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useRebateText } from '../../locales/rebate/texts'
import { Available } from './Available'
import { Claims } from './Claims'

const tabs = ['available', 'claimed'] as const

/** `/m/member/manualRebate`: the rebate that can be claimed, and those that were paid (REBATE-1). The tab is in the address. */
export function RebateScreen() {
  const t = useRebateText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'available'
  return (
    <Page>
      <Tabs
        label={t('rebate.tabs')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
        items={tabs.map((id) => ({ id, label: t(`rebate.${id}`) }))}
      />
      {tab === 'available' ? <Available /> : <Claims />}
    </Page>
  )
}
