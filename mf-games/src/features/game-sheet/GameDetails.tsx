import type { Game } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useGamesText } from '../../texts'
import { gameFacts } from './game-facts'
import styles from './GameSheet.module.css'

/** What there is to know of a game before it is played. */
export function GameDetails({ game }: { game: Game }) {
  const t = useGamesText()
  const { currency } = useRemote()
  const facts = gameFacts(game, currency, useFormats(), t)
  return (
    <>
      {!game.supportPlay && <p className={styles.unavailable}>{t('sheet.unavailable')}</p>}
      <dl className={styles.facts} aria-label={t('sheet.facts')}>
        {facts.map(({ id, label, value, help }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {help && <dd className={styles.help}>{help}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}
