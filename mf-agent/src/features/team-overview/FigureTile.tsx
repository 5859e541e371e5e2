import type { FigureName, TeamOverview } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Icon } from '@plaza/ui/icon'
import { useTeamText } from '../../locales/team/texts'
import { Change } from './Change'
import { isMoney, valueOf, type ShownFigure } from './figure-groups'
import css from './Overview.module.css'

export interface FigureTileProps {
  overview: TeamOverview
  figure: ShownFigure
  /** The page behind it. */
  page: string | undefined
}

/** One figure with what changed since the days before; a link to what it is made of. */
export function FigureTile({ overview, figure, page }: FigureTileProps) {
  const t = useTeamText()
  const { events, navigate } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { number } = useFormats()
  const { name } = figure
  const value = valueOf(overview, name, 'current') ?? 0
  const content = (
    <>
      <span className={css.label}>
        <span>{t(`team.figures.${name}`)}</span>
        {page !== undefined && <Icon name="chevron-right" size={16} className={css.arrow} />}
      </span>
      <span className={css.value}>
        {isMoney(name) ? (
          <Amount
            minor={value}
            currency={overview.currency}
            isMasked={isHidden}
            kind={name === 'gameMinor' ? 'change' : 'plain'}
          />
        ) : (
          number(value)
        )}
      </span>
      <More overview={overview} name={name} />
      <Change overview={overview} name={name} />
    </>
  )
  if (page === undefined) return <div className={css.tile}>{content}</div>
  return (
    <a
      href={page}
      className={css.tile}
      onClick={(event) => {
        event.preventDefault()
        navigate(page)
      }}
    >
      {content}
    </a>
  )
}

/** How many deposits or withdrawals of how many members an amount is. */
function More({ overview, name }: { overview: TeamOverview; name: FigureName }) {
  const t = useTeamText()
  const { sums, people } = overview.current
  if (name === 'depositMinor')
    return (
      <span className={css.more}>
        {t('team.overview.count', { count: sums.deposits, people: people.depositors })}
      </span>
    )
  if (name === 'withdrawalMinor')
    return (
      <span className={css.more}>
        {t('team.overview.paidCount', { count: sums.withdrawals, people: people.withdrawers })}
      </span>
    )
  return null
}
