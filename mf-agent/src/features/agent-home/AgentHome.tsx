import { useCall } from '@plaza/client'
import { agentHomeCall } from '@plaza/contract/agency'
import { useReach, useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Page, Stack, TopBar } from '@plaza/ui/page'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import { AgentFooter } from './AgentFooter'
import { BalanceSkeleton, TeamSkeleton } from './AgentSkeleton'
import { AgentTiles } from './AgentTiles'
import { Greeting } from './Greeting'
import { MailMark } from './MailMark'
import { OwnBalance } from './OwnBalance'
import { TeamCard } from './TeamCard'
import { TeamCounters } from './TeamCounters'

const memberCentre = '/m/member/home'

/** The agent's home: greeting, own balance with deposit and withdrawal, counters of the team, tiles, footer (AGENT-2). */
export function AgentHome({ userName }: { userName: string }) {
  const t = useAgentHomeText()
  const { navigate } = useRemote()
  const reach = useReach()
  const back = reach(memberCentre) === 'open' ? memberCentre : '/m/home'
  const answer = useCall(agentHomeCall)
  const home = answer.data
  return (
    <>
      <TopBar title={t('home.title')} onBack={() => navigate(back)} end={<MailMark />} />
      <Page isLit hasActions>
        <Stack>
          <Greeting userName={home?.userName ?? userName} />
          {home && <OwnBalance balanceMinor={home.balanceMinor} currency={home.currency} />}
          {answer.isPending && <BalanceSkeleton />}
        </Stack>
        <TeamCounters />
        <AgentTiles />
        <Answer of={answer} pending={<TeamSkeleton />}>
          {(known) => <TeamCard home={known} />}
        </Answer>
      </Page>
      <AgentFooter />
    </>
  )
}
