import type { HotMatch } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'
import { useHomeText } from '../../locales/home/texts'
import { matchKey, matchTime } from './match-time'
import { MatchRow } from './MatchRow'
import { useStrip } from './useStrip'
import styles from './HotMatch.module.css'

export interface HotMatchTickerProps {
  /** At least one. */
  matches: readonly HotMatch[]
  /** Paused, because an overlay covers it. */
  isCovered: boolean
  onPick: (match: HotMatch) => void
}

/**
 * Hot matches as a slim card, one after the other from below (HOME-5). One button stands over them: only its name changes
 * with the match, so that a turn needs neither style nor layout.
 */
export function HotMatchTicker({ matches, isCovered, onPick }: HotMatchTickerProps) {
  const t = useHomeText()
  const { timeZone } = useRemote()
  const [hasFocus, setFocus] = useState(false)
  const track = useRef<HTMLUListElement>(null)
  const { entry, isWhole } = useStrip(track, matches.length, isCovered || hasFocus)
  const current = matches[entry]
  const [first] = matches
  return (
    <section className={styles.card} aria-label={t('hotMatch.label')} data-hot-match>
      {current && (
        <button
          type="button"
          className={styles.open}
          aria-label={t('hotMatch.open', {
            home: current.homeTeam,
            away: current.awayTeam,
            time: matchTime(current, timeZone),
          })}
          onClick={() => onPick(current)}
          onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
          onBlur={() => setFocus(false)}
        />
      )}
      <ul ref={track} className={styles.track} aria-hidden>
        {(isWhole ? matches : matches.slice(0, 1)).map((match) => (
          <MatchRow key={matchKey(match)} match={match} />
        ))}
        {isWhole && matches.length > 1 && first && <MatchRow match={first} />}
      </ul>
    </section>
  )
}
