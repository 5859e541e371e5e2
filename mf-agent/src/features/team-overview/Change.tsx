import type { FigureName, TeamOverview } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useTeamText } from '../../locales/team/texts'
import { isMoney, valueOf } from './figure-groups'
import css from './Overview.module.css'

/** By how much a figure differs from that of the days before; nothing for one that has none. */
export function Change({ overview, name }: { overview: TeamOverview; name: FigureName }) {
  const t = useTeamText()
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { number } = useFormats()
  const before = valueOf(overview, name, 'previous')
  if (before === null) return null
  const change = (valueOf(overview, name, 'current') ?? 0) - before
  if (isMoney(name) ? isHidden : false) return null
  if (change === 0) return <span className={css.change}>{t('team.overview.same')}</span>
  return (
    <span className={css.change}>
      {isMoney(name) ? (
        <Amount
          minor={change}
          currency={overview.currency}
          kind="change"
          size="small"
          className={css.quiet}
        />
      ) : (
        <bdi translate="no">{`${change > 0 ? '+' : '−'}${number(Math.abs(change))}`}</bdi>
      )}
      <VisuallyHidden>{t('team.overview.change', { change: '' })}</VisuallyHidden>
    </span>
  )
}
