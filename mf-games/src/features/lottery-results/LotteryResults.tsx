import { addDays, isDay, type Day } from '@plaza/calendar'
import type { Lottery } from '@plaza/contract/lottery'
import { Link, useSearchParams } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { trendAddress } from '../../lottery/addresses'
import { DayField } from '../../lottery/days/DayField'
import { farthestDays } from '../../lottery/days/farthest'
import { useToday } from '../../lottery/days/useToday'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'
import { Numeros } from './Numeros'
import { RegionChoice } from './RegionChoice'
import { ResultList } from './ResultList'
import { VietnamNote } from '../../lottery/facts/VietnamNote'

export interface LotteryResultsProps {
  lottery: Lottery
  lotteries: readonly Lottery[]
  onLottery: (code: string) => void
}

/** The results of one lottery: of all days, or of one. */
export function LotteryResults({ lottery, lotteries, onLottery }: LotteryResultsProps) {
  const t = useLotteryText()
  const trend = useTrendText()
  const [params, setParams] = useSearchParams()
  const today = useToday(lottery.timeZone)
  const first = addDays(today, -farthestDays)
  const day = readDay(params.get('day'), first, today)
  const { code, family } = lottery
  const show = (next: Day | undefined) => setParams({ code, ...(next && { day: next }) }, { replace: true })
  // The results of all days go on while one scrolls: what stands after them is never reached.
  const numeros = family === 'vietnam' && <Numeros lotteries={lotteries} />
  return (
    <>
      <Stack gap={12}>
        {family === 'vietnam' && (
          <RegionChoice
            lottery={lottery}
            lotteries={lotteries}
            day={day}
            today={today}
            onLottery={onLottery}
            onDay={show}
          />
        )}
        <Segmented
          label={trend('results.days')}
          value={day === undefined ? 'all' : 'one'}
          options={[
            { value: 'all', label: trend('results.allDays') },
            { value: 'one', label: trend('results.oneDay') },
          ]}
          onChange={(which) => show(which === 'one' ? today : undefined)}
        />
        {day !== undefined && (
          <DayField label={t('lottery.day')} value={day} min={first} max={today} onChange={show} />
        )}
        {lottery.region && <VietnamNote />}
        <Link to={trendAddress(code)} className={buttonClass({ isBlock: true })}>
          {t('lottery.trend')}
        </Link>
      </Stack>
      {day === undefined && numeros}
      <ResultList lottery={lottery} day={day} />
      {day !== undefined && numeros}
    </>
  )
}

/** A day of the address, where it is within what can be chosen. */
function readDay(text: string | null, first: Day, last: Day): Day | undefined {
  return text !== null && isDay(text) && text >= first && text <= last ? text : undefined
}
