import { zoneName } from '@plaza/calendar'
import type { DrawProof } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Section } from '@plaza/ui/page'
import { Balls } from '../../lottery/balls/Balls'
import { WholeBoard } from '../../lottery/board/WholeBoard'
import { familyOfRules } from '../../lottery/facts/family-of-rules'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import styles from './DrawProof.module.css'

/** The numbers that a corrected draw had before, until when, and why they were corrected; newest first (DRAW-7). */
export function EarlierNumbers({ proof: { no, rules, corrected = [] } }: { proof: DrawProof }) {
  const t = useDrawProofText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  if (corrected.length === 0) return null
  const family = familyOfRules(rules)
  return (
    <Section title={t('drawProof.earlier')}>
      <ol role="list" className={styles.steps}>
        {corrected.toReversed().map(({ at, before, why }) => {
          const time = `${dateTime(at, { timeZone })} ${zoneName(timeZone, at)}`
          return (
            <li key={at} className={styles.other}>
              <p className={styles.help}>{t('drawProof.until', { time })}</p>
              <Balls family={family} numbers={before} />
              {family === 'vietnam' && (
                <WholeBoard result={{ no, numbers: before }} label={t('drawProof.earlierBoard', { time })} />
              )}
              {why !== undefined && <p className={styles.help}>{t('drawProof.why', { why })}</p>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
