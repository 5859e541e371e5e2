import { useCallParts, useClient } from '@plaza/client'
import { teamBetsCall, teamBetsExportCall, type TeamBet } from '@plaza/contract/agency'
import { gameTypes, playStatuses } from '@plaza/contract/play'
import { useSearchParams } from '@plaza/facade/router'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { lazy } from '@plaza/ui/lazy'
import { Pill } from '@plaza/ui/pill'
import { FilterBar, readFilter, Records, writeFilter, type FilterSpec } from '@plaza/ui/records'
import { Suspense, useState } from 'react'
import { useTeamBettingText } from '../../locales/team-betting/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { BetTotals } from './BetTotals'
import { betsQuery, moreFilters } from './bets-filter'
import { MoreFilters } from './MoreFilters'
import { statusTones } from './status-tones'
import css from './TeamBetting.module.css'
import { useBetColumns } from './useBetColumns'
import { useBetDetail } from './useBetDetail'

const OrderSheet = lazy(async () => ({ default: (await import('./OrderSheet')).OrderSheet }))

/** `/m/teamBetting`: what everybody below the agent bet, newest first; filters are in the address (TEAM-13). */
export function TeamBettingScreen() {
  return (
    <AgencyOnly>
      <TeamBetting />
    </AgencyOnly>
  )
}

function TeamBetting() {
  const t = useTeamBettingText()
  const { events, timeZone, serverNow } = useRemote()
  const { transport } = useClient()
  const { dateTime } = useFormats()
  const isHidden = useStoreValue(events.hiddenBalance)
  const [params, setParams] = useSearchParams()
  const asked = (params.get('source') ?? '').slice(0, 32)
  const specOf = (sources: readonly { code: string; name: string }[]): FilterSpec => ({
    timeZone,
    nowMs: serverNow(),
    choices: [
      {
        name: 'category',
        label: t('bets.category'),
        options: [
          { value: '', label: t('bets.allCategories') },
          ...gameTypes.map((value) => ({ value, label: t(`bets.categories.${value}`) })),
        ],
      },
      {
        name: 'status',
        label: t('bets.status'),
        options: [
          { value: '', label: t('bets.anyStatus') },
          ...playStatuses.map((value) => ({ value, label: t(`bets.statuses.${value}`) })),
        ],
      },
      {
        name: 'source',
        label: t('bets.source'),
        options: [
          { value: '', label: t('bets.allSources') },
          // The one in the address stays among them until those of these days are known.
          ...[
            ...sources,
            ...(asked === '' || sources.some(({ code }) => code === asked)
              ? []
              : [{ code: asked, name: asked }]),
          ].map(({ code, name }) => ({ value: code, label: name })),
        ],
      },
    ],
  })
  const value = readFilter(params, specOf([]))
  const query = betsQuery(params, value)
  const list = useCallParts(teamBetsCall, query)
  const [first] = list.pages ?? []
  const currency = first?.currency ?? ''
  const detailOf = useBetDetail(currency, (order) => setOrder({ id: order, isOpen: true }))
  const columns = useBetColumns(currency)
  const [order, setOrder] = useState<{ id: string; isOpen: boolean } | null>(null)
  const all = async () => {
    const rows: TeamBet[] = []
    for (let after: string | undefined; ;) {
      const part = await transport.send(teamBetsExportCall, {
        query: { ...query, ...(after !== undefined && { after }) },
      })
      rows.push(...part.rows)
      if (part.next === undefined) return rows
      after = part.next
    }
  }
  const rowOf = (bet: TeamBet) => ({
    icon: bet.kind === 'order' ? ('ticket' as const) : ('gamepad' as const),
    title: <bdi translate="no">{bet.userName}</bdi>,
    detail: (
      <>
        <span className={css.line}>{bet.gameName || t('bets.unknown')}</span>
        <span className={css.line}>
          <bdi translate="no">{bet.issue ?? bet.reference}</bdi> ·{' '}
          <span>{dateTime(bet.at, { timeZone, style: 'time' })}</span>
        </span>
        <span className={css.line}>
          <span>{t('bets.valid')}</span>{' '}
          <Amount minor={bet.validMinor} currency={currency} size="small" isMasked={isHidden} />
        </span>
      </>
    ),
    end: (
      <span className={css.money}>
        <span>
          <span>{t('bets.stake')}</span>{' '}
          <Amount minor={bet.stakeMinor} currency={currency} size="small" isMasked={isHidden} />
        </span>
        <span>
          <span>{t('bets.prize')}</span>{' '}
          <Amount minor={bet.prizeMinor} currency={currency} size="small" isMasked={isHidden} />
        </span>
        <Pill tone={statusTones[bet.status]}>{t(`bets.statuses.${bet.status}`)}</Pill>
      </span>
    ),
  })
  const isNarrowed =
    Object.values(value.values).some((one) => one !== '') || moreFilters.some((name) => params.has(name))
  return (
    <>
      <Records
        list={{ ...list, rows: list.pages?.flatMap(({ bets }) => bets) }}
        head={
          <>
            <MoreFilters params={params} onChange={(next) => setParams(next, { replace: true })} />
            <FilterBar
              spec={specOf(first?.sources ?? [])}
              value={value}
              onChange={(next) => setParams(writeFilter(params, specOf([]), next), { replace: true })}
            />
            {first?.totals && first.totals.count > 0 && (
              <BetTotals totals={first.totals} currency={currency} isMasked={isHidden} />
            )}
          </>
        }
        keyOf={({ id }) => id}
        atOf={({ at }) => at}
        timeZone={timeZone}
        rowOf={rowOf}
        detailOf={detailOf}
        csv={{ fileName: t('bets.file'), columns, all }}
        failed={{ title: t('bets.failed') }}
        moreFailed={t('bets.moreFailed')}
        empty={
          isNarrowed ? (
            <EmptyState title={t('bets.noneFits')} text={t('bets.noneFitsText')} />
          ) : (
            <EmptyState title={t('bets.none')} text={t('bets.noneText')} />
          )
        }
      />
      {order && (
        <Suspense>
          <OrderSheet
            key={order.id}
            id={order.id}
            currency={currency}
            isOpen={order.isOpen}
            onClose={() => setOrder({ ...order, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
