import { hotMatchTicker } from '@plaza/contract/kernel'
import type { HotMatch } from '@plaza/contract/site'
import { useState } from 'react'
import { useGamesText } from '../../texts'
import { matchKey } from './match-time'
import { MatchRow } from './MatchRow'
import { useTicker } from './useTicker'
import styles from './HotMatch.module.css'

export interface HotMatchTickerProps {
  /** At least one. */
  matches: readonly HotMatch[]
  /** Paused, because an overlay covers it. */
  isCovered: boolean
  onPick: (match: HotMatch) => void
}

/** Hot matches in a slim card, each sliding in from below (HOME-5). */
export function HotMatchTicker({ matches, isCovered, onPick }: HotMatchTickerProps) {
  const t = useGamesText()
  const [hasFocus, setFocus] = useState(false)
  const { position, isMoving } = useTicker(matches.length, isCovered || hasFocus)
  const current = position % matches.length
  const [first] = matches
  return (
    <section className={styles.card} aria-label={t('hotMatch.label')} data-hot-match>
      <ul
        role="list"
        className={styles.track}
        style={{
          transform: `translateY(${-100 * position}%)`,
          transitionDuration: `${isMoving ? hotMatchTicker.speedMs : 0}ms`,
        }}
        onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
        onBlur={() => setFocus(false)}
      >
        {matches.map((match, index) => (
          <li key={matchKey(match)} className={styles.place} inert={index !== current}>
            <MatchRow match={match} onPick={() => onPick(match)} />
          </li>
        ))}
        {matches.length > 1 && first && (
          <li className={styles.place} inert aria-hidden>
            <MatchRow match={first} onPick={() => onPick(first)} />
          </li>
        )}
      </ul>
    </section>
  )
}
