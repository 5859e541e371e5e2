import { useSearchParams } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import { Leaderboard } from './Leaderboard'
import { Missions } from './Missions'

const tabs = ['missions', 'ranking'] as const

/** `/m/leaderBoard`: missions, and the leaderboard of members (MISSION-1). The tab is in the address. */
export function LeaderBoardScreen() {
  const t = useLeaderBoardText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'missions'
  return (
    <Page>
      <Tabs
        label={t('leaderBoard.tabs')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
        items={tabs.map((id) => ({ id, label: t(`leaderBoard.${id}`) }))}
      />
      {tab === 'missions' ? <Missions /> : <Leaderboard />}
    </Page>
  )
}
