import { dayAt } from '@plaza/calendar'
import { useCall } from '@plaza/client'
import { agentHomeCall, teamKpiCall, type TeamCounters as Counters } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Section } from '@plaza/ui/page'
import { Skeleton } from '@plaza/ui/skeleton'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import { useAge } from '../../parts/useAge'
import { useTeamLive } from '../../parts/useTeamLive'
import css from './TeamCounters.module.css'

/** How often the counters are asked for while the page is open, ms: who goes is no news of the stream. */
const everyMs = 60_000

const counters = [
  ['home.counter.login', 'teamLoginMemberCount'],
  ['home.counter.bet', 'teamBetMemberCount'],
  ['home.counter.registered', 'teamRegisterMemberCount'],
  ['home.counter.online', 'teamOnlineCount'],
] as const satisfies readonly (readonly [string, keyof Counters])[]

const calls = [teamKpiCall, agentHomeCall]

/** The four counters of the team for the current day of the merchant's zone (AGENT-2). */
export function TeamCounters() {
  const t = useAgentHomeText()
  const { number } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const today = dayAt(timeZone, serverNow())
  const answer = useCall(
    teamKpiCall,
    { query: { startDate: today, endDate: today, size: '0' } },
    { intervalMs: () => everyMs },
  )
  const isLost = useTeamLive(calls)
  return (
    <Section title={t('home.today')}>
      <Answer of={answer} pending={<Pending />}>
        {({ footer, asOf }) => (
          <div>
            <dl className={css.counters}>
              {counters.map(([label, name]) => (
                <div key={name} className={css.counter}>
                  <dt>{t(label)}</dt>
                  <dd translate="no" className={css.number}>
                    {number(footer[name])}
                  </dd>
                </div>
              ))}
            </dl>
            {isLost && <Stopped asOf={asOf} />}
          </div>
        )}
      </Answer>
    </Section>
  )
}

/** How old the counters are, while the stream is lost. */
function Stopped({ asOf }: { asOf: number }) {
  const t = useAgentHomeText()
  const ago = useAge(asOf, true)
  return (
    <p className={css.stopped} role="status">
      {t('home.stopped', { ago: ago ?? '' })}
    </p>
  )
}

const Pending = () => (
  <div className={css.counters}>
    {counters.map(([, name]) => (
      <div key={name} className={css.counter}>
        <Skeleton width="most" />
        <Skeleton shape="title" width="third" />
      </div>
    ))}
  </div>
)
