import { addDays, weekdayOf, type Day } from '@plaza/calendar'
import { vietnamRegions, type Lottery, type VietnamRegion } from '@plaza/contract/lottery'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Segmented } from '@plaza/ui/segmented'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'

export interface RegionChoiceProps {
  lottery: Lottery
  lotteries: readonly Lottery[]
  /** Undefined for all days. */
  day: Day | undefined
  today: Day
  onLottery: (code: string) => void
  onDay: (day: Day) => void
}

/** The boards of Vietnam by region, and by the provinces whose weekday it is. */
export function RegionChoice({ lottery, lotteries, day, today, onLottery, onDay }: RegionChoiceProps) {
  const t = useLotteryText()
  const trend = useTrendText()
  const dailyOf = (region: VietnamRegion) =>
    lotteries.find((one) => one.region === region && one.dailyAt !== undefined)
  const regions = vietnamRegions.filter((region) => dailyOf(region))
  const provinces = lottery.dailyAt === undefined ? [] : (lottery.provinces ?? [])
  const weekday = day === undefined ? undefined : mondayFirst(day)
  const choose = (region: VietnamRegion) => {
    const code = dailyOf(region)?.code
    if (code !== undefined) onLottery(code)
  }
  return (
    <>
      {lottery.region && regions.length > 1 && (
        <Segmented
          label={t('lottery.region')}
          value={lottery.region}
          options={regions.map((region) => ({ value: region, label: t(`lottery.regions.${region}`) }))}
          onChange={choose}
        />
      )}
      {provinces.length > 1 && (
        <ChipGroup isLine label={trend('board.province')}>
          {provinces.map((province, index) => (
            <Chip key={index} isPressed={index === weekday} onPress={() => onDay(latestOf(index, today))}>
              {province}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </>
  )
}

/** Weekday of a day from 0, Monday. */
const mondayFirst = (day: Day): number => weekdayOf(day) - 1

/** The latest day of a weekday that is not after `today`. */
const latestOf = (weekday: number, today: Day): Day =>
  addDays(today, -((mondayFirst(today) - weekday + 7) % 7))
