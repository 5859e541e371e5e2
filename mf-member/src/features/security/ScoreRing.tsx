import { protections, securityLevelOf } from '@plaza/contract/identity'
import { useSecurityText } from '../../locales/security/texts'
import css from './ScoreRing.module.css'

const radius = 42
const length = 2 * Math.PI * radius

/** How many of the six protections are in place, as a ring with its level in words (SECURITY-1). */
export function ScoreRing({ done }: { done: readonly string[] }) {
  const t = useSecurityText()
  const count = protections.filter((protection) => done.includes(protection)).length
  const level = securityLevelOf(count)
  return (
    <div className={css.score} data-level={level}>
      <svg viewBox="0 0 100 100" className={css.ring} aria-hidden>
        <circle cx="50" cy="50" r={radius} className={css.ground} />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={css.done}
          strokeDasharray={`${(length * count) / protections.length} ${length}`}
        />
        <text x="50" y="50" className={css.figure}>{`${count}/${protections.length}`}</text>
      </svg>
      <div className={css.words}>
        <h2 className={css.level}>{t(`security.levels.${level}`)}</h2>
        <p className={css.text}>{t('security.score', { done: count, of: protections.length })}</p>
      </div>
    </div>
  )
}
