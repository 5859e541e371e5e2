import type { AnswerOf } from '@plaza/contract/kernel'
import type { agentHomeCall } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Section } from '@plaza/ui/page'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './TeamCard.module.css'

/** Two figures of the team, and the time at which they were computed; the balance is masked while balances are hidden. */
export function TeamCard({ home }: { home: AnswerOf<typeof agentHomeCall> }) {
  const t = useAgentHomeText()
  const { number, dateTime } = useFormats()
  const { events, timeZone } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  return (
    <Section title={t('home.team')}>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>{t('home.teamBalance')}</dt>
          <dd>
            <Amount
              minor={home.teamBalanceMinor}
              currency={home.currency}
              kind="balance"
              size="large"
              isMasked={isHidden}
            />
          </dd>
        </div>
        <div className={css.figure}>
          <dt>{t('home.members')}</dt>
          <dd translate="no" className={css.number}>
            {number(home.teamMembers)}
          </dd>
        </div>
      </dl>
      <p className={css.asOf}>{t('home.asOf', { time: dateTime(home.asOf, { timeZone }) })}</p>
    </Section>
  )
}
