import { useCall } from '@plaza/client'
import { missionKinds, missionsCall } from '@plaza/contract/growth'
import { useReach, useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import { MissionCard } from './MissionCard'
import { useClaim } from './useClaim'

/** Missions by how often they begin again, with the ways to check-in and red-packet rain (MISSION-1). */
export function Missions() {
  const t = useLeaderBoardText()
  const claim = useClaim()
  return (
    <>
      <Answer
        of={useCall(missionsCall)}
        pending={<SkeletonRows count={5} />}
        failed={{ title: t('leaderBoard.missionsFailed') }}
        isEmpty={({ missions }) => missions.length === 0}
        empty={<EmptyState title={t('leaderBoard.noMissions')} text={t('leaderBoard.noMissionsText')} />}
      >
        {({ missions, currency }) =>
          missionKinds
            .map((kind) => ({ kind, own: missions.filter((mission) => mission.kind === kind) }))
            .filter(({ own }) => own.length > 0)
            .map(({ kind, own }) => (
              <Section key={kind} title={t(`leaderBoard.kinds.${kind}`)}>
                <Stack gap={12}>
                  {own.map((mission) => (
                    <MissionCard
                      key={mission.code}
                      mission={mission}
                      currency={currency}
                      claim={claim}
                      isFirst={mission.code === missions.find(({ state }) => state === 'claimable')?.code}
                    />
                  ))}
                </Stack>
              </Section>
            ))
        }
      </Answer>
      <More />
    </>
  )
}

/** The pages that reward members for coming back, where they are open to this member. */
function More() {
  const t = useLeaderBoardText()
  const reach = useReach()
  const { navigate } = useRemote()
  const ways = [
    {
      to: '/m/checkin',
      icon: 'calendar',
      title: t('leaderBoard.checkIn'),
      detail: t('leaderBoard.checkInText'),
    },
    { to: '/m/redRain', icon: 'gift', title: t('leaderBoard.rain'), detail: t('leaderBoard.rainText') },
  ].filter(({ to }) => reach(to) === 'open')
  if (ways.length === 0) return null
  return (
    <Section title={t('leaderBoard.more')}>
      <List label={t('leaderBoard.more')}>
        {ways.map(({ to, ...row }) => (
          <ListRow
            key={to}
            {...row}
            href={to}
            onPress={(event) => {
              event.preventDefault()
              navigate(to)
            }}
          />
        ))}
      </List>
    </Section>
  )
}
