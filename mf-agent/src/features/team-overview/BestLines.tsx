import type { TeamOverview } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useReach, useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useTeamText } from '../../locales/team/texts'
import css from './Overview.module.css'

const report = '/m/agent/team/pnl'

/** The direct downlines whose teams bet most, each a way to its profit and loss (TEAM-6). */
export function BestLines({ overview: { lines, range, currency } }: { overview: TeamOverview }) {
  const t = useTeamText()
  const { events, navigate } = useRemote()
  const reach = useReach()
  const isHidden = useStoreValue(events.hiddenBalance)
  const query = `from=${range.from}&to=${range.to}`
  const isOpen = reach(report) === 'open'
  return (
    <Section
      title={t('team.overview.lines')}
      action={
        isOpen && (
          <Button variant="quiet" size="small" onClick={() => navigate(`${report}?${query}`)}>
            {t('team.overview.toReport')}
          </Button>
        )
      }
    >
      <p className={css.note}>
        {t(lines.length === 0 ? 'team.overview.noLines' : 'team.overview.linesText')}
      </p>
      {lines.length > 0 && (
        <List label={t('team.overview.lines')}>
          {lines.map(({ id, userName, type, sums }) => (
            <ListRow
              key={id}
              icon={mayEnterAgency(type) ? 'users' : 'user'}
              title={<bdi translate="no">{userName}</bdi>}
              detail={t(mayEnterAgency(type) ? 'team.overview.agent' : 'team.overview.player')}
              end={<Amount minor={sums.validMinor} currency={currency} size="small" isMasked={isHidden} />}
              {...(isOpen && { onPress: () => navigate(`${report}?${query}&path=${id}`) })}
            />
          ))}
        </List>
      )}
    </Section>
  )
}
