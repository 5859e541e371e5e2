import { useCall } from '@plaza/client'
import { agentHomeCall } from '@plaza/contract/agency'
import { Link } from '@plaza/facade/router'
import { useAvailablePaths, useReach, useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { buttonClass } from '@plaza/ui/button'
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
const responsiblePath = '/m/responsible'

/** The agent's home: greeting, own balance with deposit and withdrawal, counters of the team, tiles, footer (AGENT-2, RG-10). */
export function AgentHome({ userName }: { userName: string }) {
  const t = useAgentHomeText()
  const { navigate } = useRemote()
  const reach = useReach()
  const paths = useAvailablePaths()
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
        {paths.has(responsiblePath) && (
          <Link
            className={buttonClass({ variant: 'quiet', size: 'small', isBlock: true })}
            to={responsiblePath}
          >
            {t('home.responsible')}
          </Link>
        )}
      </Page>
      <AgentFooter />
    </>
  )
}
