import type { Game } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useCallback } from 'react'
import { useGamesText } from '../texts'

const dayMs = 86_400_000

/** Why a game can't be played now, short enough for its tile; with the time of its return where that is known. A stable function. */
export function useUnavailableText(): (game: Pick<Game, 'maintenance'>) => string {
  const t = useGamesText()
  const { timeZone, serverNow } = useRemote()
  const { dateTime } = useFormats()
  return useCallback(
    ({ maintenance }) => {
      if (!maintenance) return t('tile.unavailable')
      const { until } = maintenance
      if (until === undefined || until <= serverNow()) return t('tile.maintenance')
      const style = until - serverNow() < dayMs ? 'time' : 'monthDayTime'
      return t('tile.backAt', { time: dateTime(until, { timeZone, style }) })
    },
    [t, timeZone, serverNow, dateTime],
  )
}
