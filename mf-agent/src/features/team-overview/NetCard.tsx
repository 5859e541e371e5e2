import type { TeamOverview } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { useTeamText } from '../../locales/team/texts'
import { Definitions } from '../../parts/Definitions'
import { useDayText } from '../../parts/useDayText'
import { Change } from './Change'
import { FigureTile } from './FigureTile'
import css from './Overview.module.css'

export interface NetCardProps {
  overview: TeamOverview
  pageOf: (name: 'netMinor' | 'incomeMinor') => string | undefined
}

/** What the days came to for the team and for the agent itself, and what they are compared with. */
export function NetCard({ overview, pageOf }: NetCardProps) {
  const t = useTeamText()
  const dayText = useDayText()
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { money } = useFormats()
  const { before, current, previous, currency, teamBalanceMinor } = overview
  return (
    <>
      <Card variant="glow" as="section" className={css.card} aria-label={t('team.figures.netMinor')}>
        <div className={css.cardHead}>
          <h2 className={css.label}>{t('team.figures.netMinor')}</h2>
          <Definitions of={['netMinor', 'incomeMinor']} />
        </div>
        <Amount
          minor={current.sums.netMinor}
          currency={currency}
          kind="change"
          size="large"
          isMasked={isHidden}
          label={t('team.figures.netMinor')}
        />
        <Change overview={overview} name="netMinor" />
        {!isHidden && (
          <p className={css.note}>
            {t('team.overview.before', { value: money(previous.sums.netMinor, currency) })}
          </p>
        )}
        <p className={css.note}>
          {before.from === before.to
            ? t('team.overview.comparedDay', { day: dayText(before.from) })
            : t('team.overview.compared', { from: dayText(before.from), to: dayText(before.to) })}
        </p>
      </Card>
      <ul className={css.grid} role="list">
        <li>
          <FigureTile overview={overview} figure={{ name: 'incomeMinor' }} page={pageOf('incomeMinor')} />
        </li>
        <li>
          <div className={css.tile}>
            <span className={css.label}>{t('team.overview.balance')}</span>
            <span className={css.value}>
              <Amount minor={teamBalanceMinor} currency={currency} kind="balance" isMasked={isHidden} />
            </span>
          </div>
        </li>
      </ul>
    </>
  )
}
