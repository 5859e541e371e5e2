import type { Chase } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useChaseText } from '../../locales/lottery-chase/texts'
import styles from './Chase.module.css'

/** What a plan plays in every issue, at the multiplier 1 of an issue. */
export function ChaseLines({ chase: { rules: id, lines, currency } }: { chase: Chase }) {
  const t = useChaseText()
  const { rules } = useRuleSet(id)
  const words = usePlayWords()
  const picksText = usePicksText()
  const { money, number } = useFormats()
  return (
    <section aria-label={t('chase.lines')}>
      <ol className={styles.rows}>
        {lines.map((line, index) => {
          const play = rules?.plays.find((one) => one.id === line.play)
          return (
            // Lines of a plan never change, so the place is the key.
            <li key={index} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {index + 1}. {play ? words.full(play) : line.play}
                </p>
                {play && (
                  <p className={styles.small}>
                    {picksText(play, line.picks, (count) => t('chase.moreTickets', { count: number(count) }))}
                  </p>
                )}
              </div>
              <strong className={styles.amount}>{money(line.amountMinor, currency)}</strong>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
