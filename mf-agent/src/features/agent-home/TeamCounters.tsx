import { dayAt } from '@plaza/calendar'
import { useCall } from '@plaza/client'
import { teamKpiCall, type TeamCounters as Counters } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Section } from '@plaza/ui/page'
import { Skeleton } from '@plaza/ui/skeleton'
import { useEffect } from 'react'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './TeamCounters.module.css'

/** How often the counters are asked for while the page is open, ms. */
const everyMs = 30_000

const counters = [
  ['home.counter.login', 'teamLoginMemberCount'],
  ['home.counter.bet', 'teamBetMemberCount'],
  ['home.counter.registered', 'teamRegisterMemberCount'],
  ['home.counter.online', 'teamOnlineCount'],
] as const satisfies readonly (readonly [string, keyof Counters])[]

/** The four counters of the team for the current day of the merchant's zone (AGENT-2). */
export function TeamCounters() {
  const t = useAgentHomeText()
  const { number } = useFormats()
  const { events, timeZone, serverNow } = useRemote()
  const today = dayAt(timeZone, serverNow())
  const answer = useCall(
    teamKpiCall,
    { query: { startDate: today, endDate: today, size: '0' } },
    { intervalMs: () => everyMs },
  )
  const { refetch } = answer
  useEffect(() => events.on('stream:restored', () => void refetch()), [events, refetch])
  return (
    <Section title={t('home.today')}>
      <Answer of={answer} pending={<Pending />}>
        {({ footer }) => (
          <dl className={css.counters}>
            {counters.map(([label, name]) => (
              <div key={name} className={css.counter}>
                <dt>{t(label)}</dt>
                <dd className={css.number}>{number(footer[name])}</dd>
              </div>
            ))}
          </dl>
        )}
      </Answer>
    </Section>
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
