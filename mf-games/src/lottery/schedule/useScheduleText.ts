import { zoneName } from '@plaza/calendar'
import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useLotteryText } from '../../locales/lottery/texts'

/** From this many seconds on, durations are shown in minutes. */
const minutesFrom = 120

/** Texts about when lotteries draw, with the zone of each time (HALL-1). */
export function useScheduleText() {
  const t = useLotteryText()
  const { dateTime } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const length = (seconds: number) =>
    seconds < minutesFrom
      ? t('lottery.seconds', { seconds })
      : t('lottery.minutes', { minutes: Math.round(seconds / 60) })
  const zoned = (text: string, ms: number) => `${text} ${zoneName(timeZone, ms)}`
  const minute = (ms: number) => dateTime(ms, { timeZone, style: 'time' })
  const second = (ms: number) => `${minute(ms)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
  const date = (ms: number) => dateTime(ms, { timeZone, style: 'date' })
  const time = (ms: number) => zoned(minute(ms), ms)
  return {
    /** "15 min". */
    length,
    /** Time of a moment in the merchant's zone, with the zone. */
    time,
    /** The same with its day. */
    moment: (ms: number) => zoned(dateTime(ms, { timeZone, style: 'monthDayTime' }), ms),
    /** Day and time to the second: issues of a minute close between two minutes. */
    exact: (ms: number) => zoned(`${date(ms)}, ${second(ms)}`, ms),
    /** A moment near now: to the second where it is not a full minute, and with its day where that is not today. */
    near(ms: number): string {
      const at = ms % 60_000 === 0 ? minute(ms) : second(ms)
      return zoned(date(ms) === date(serverNow()) ? at : `${date(ms)}, ${at}`, ms)
    },
    /**
     * How often a lottery draws: "Every 60 s", or "Daily 18:15 GMT+7", beside the merchant's own time where that is
     * another.
     */
    frequency({ everySeconds, dailyAt, timeZone: zone, issue, last }: Lottery): string {
      if (everySeconds !== undefined)
        return everySeconds < minutesFrom
          ? t('lottery.every', { seconds: everySeconds })
          : t('lottery.everyMinutes', { minutes: Math.round(everySeconds / 60) })
      const at = issue?.drawAt ?? last?.drawAt
      const own = zoneName(zone, serverNow())
      const there = `${dailyAt ?? ''} ${own}`.trim()
      if (at === undefined || own === zoneName(timeZone, at)) return t('lottery.daily', { time: there })
      return t('lottery.daily', { time: `${time(at)} · ${there}` })
    },
  }
}
