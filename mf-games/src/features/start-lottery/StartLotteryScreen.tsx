import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useSearchParams } from '@plaza/facade/router'
import { useLotteryText } from '../../locales/lottery/texts'
import { BuyTab } from './BuyTab'
import { ResultsTab } from './ResultsTab'

/** `/m/startLottery`: the most played lotteries, and the newest results of all (HALL-1). */
export function StartLotteryScreen() {
  const t = useLotteryText()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'results' ? 'results' : 'buy'
  return (
    <Page>
      <Tabs
        label={t('lottery.hallTabs')}
        value={tab}
        onChange={(next) => setParams(next === 'results' ? { tab: next } : {}, { replace: true })}
        items={[
          { id: 'buy', label: t('lottery.buy'), panel: <BuyTab /> },
          { id: 'results', label: t('lottery.results'), panel: <ResultsTab /> },
        ]}
      />
    </Page>
  )
}
