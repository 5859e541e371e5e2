import type { GameDetails as Details } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { isPlayable } from '../../play/launch-address'
import { useSheetText } from '../../locales/game-sheet/texts'
import { gameFacts } from './game-facts'
import { GameRules } from './GameRules'
import { WhyNot } from './WhyNot'
import styles from './GameSheet.module.css'

export interface GameDetailsProps {
  game: Details
  /** Details that only the sheet shows are loading: their space is reserved. */
  isComing: boolean
  /** Shown where the game cannot be played: others that can. */
  instead?: React.ReactNode
}

/** The facts about a game before it is played; facts missing in the answer are left out (LIST-10). */
export function GameDetails({ game, isComing, instead }: GameDetailsProps) {
  const t = useSheetText()
  const { currency } = useRemote()
  const facts = gameFacts(game, currency, useFormats(), t)
  return (
    <>
      {!isPlayable(game) && (
        <>
          <WhyNot game={game} />
          {instead}
        </>
      )}
      <dl className={styles.facts} aria-label={t('sheet.facts')}>
        {facts.map(({ id, label, value, help }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {help && <dd className={styles.help}>{help}</dd>}
          </div>
        ))}
      </dl>
      {game.rules ? (
        <GameRules rules={game.rules} />
      ) : (
        isComing && <div aria-hidden className={styles.rules} />
      )}
      {isPlayable(game) && game.supportDemo && <p className={styles.note}>{t('sheet.demoHelp')}</p>}
    </>
  )
}
