import { dayAt, quickRange, rangeProblem, zoneName, type DayRange } from '@plaza/calendar'
import { useCall } from '@plaza/client'
import { profitAndLossCall } from '@plaza/contract/play'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { DateRange } from '@plaza/ui/date-range'
import { Page } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useProfitAndLossText } from '../../locales/profit-and-loss/texts'
import { Figures } from './Figures'
import css from './ProfitAndLoss.module.css'

const spans = ['days', '6', '12'] as const
type SpanChoice = (typeof spans)[number]

/** The days of an address, or the last 7 where it names none that may be shown. */
function rangeOf(search: URLSearchParams, today: string): DayRange {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return rangeProblem(range, today) === null ? range : quickRange('last7', today)
}

/** `/m/profitandloss`: what came of the member's play, by day, month and kind of game (RECORDS-4). */
export function ProfitAndLossScreen() {
  const t = useProfitAndLossText()
  const { timeZone, serverNow } = useRemote()
  const [search, setSearch] = useSearchParams()
  const today = dayAt(timeZone, serverNow())
  const months = search.get('months')
  const span: SpanChoice = months === '6' || months === '12' ? months : 'days'
  const range = rangeOf(search, today)
  const answer = useCall(profitAndLossCall, { query: span === 'days' ? range : { months: span } })
  const labels: Record<SpanChoice, string> = {
    days: t('profitAndLoss.days'),
    '6': t('profitAndLoss.months6'),
    '12': t('profitAndLoss.months12'),
  }
  const choose = (next: SpanChoice) => setSearch(next === 'days' ? {} : { months: next }, { replace: true })
  return (
    <Page>
      <Segmented
        label={t('profitAndLoss.span')}
        options={spans.map((value) => ({ value, label: labels[value] }))}
        value={span}
        onChange={choose}
      />
      {span === 'days' && (
        <DateRange
          label={t('profitAndLoss.days')}
          value={range}
          today={today}
          onChange={({ from, to }) => setSearch({ from, to }, { replace: true })}
        />
      )}
      <p className={css.note}>{t('profitAndLoss.zone', { zone: zoneName(timeZone, serverNow()) })}</p>
      <Answer of={answer} pending={<SkeletonRows count={6} />} failed={{ title: t('profitAndLoss.failed') }}>
        {(known) => <Figures figures={known} isByMonth={span !== 'days'} />}
      </Answer>
    </Page>
  )
}
