import { useCall } from '@plaza/client'
import { gameListCall, type Game } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { GameGrid } from '@plaza/ui/game-tile'
import { Section, Stack } from '@plaza/ui/page'
import { GamesToPlay } from '../../catalogue/GamesToPlay'
import { GameTiles } from '../../catalogue/GameTiles'
import { useGameListText } from '../../locales/game-list/texts'
import { catalogueQuery } from './list-source'
import type { ListState } from './list-state'
import { useSettledLanguage } from './useSettledLanguage'
import styles from './GameList.module.css'

const staleMs = 300_000
/** Two rows of a phone. */
const most = 6

export interface OpeningSoonProps {
  state: ListState
  /** How many games of the list open later. */
  count: number
  onSheet: (game: Game) => void
  onChange: (next: ListState) => void
}

/** The end of a category: its games that open later, after three to play (LIST-11). */
export function OpeningSoon({ state, count, onSheet, onChange }: OpeningSoonProps) {
  const t = useGameListText()
  const { merchant } = useRemote()
  const { number } = useFormats()
  const soon = { ...state, isSoon: true }
  const query = catalogueQuery(soon, { merchant, language: useSettledLanguage(), token: undefined })
  const { data } = useCall(gameListCall, { query: { ...query, pageNo: 1, pageSize: most } }, { staleMs })
  return (
    <Stack gap={24}>
      <GamesToPlay onSheet={onSheet} />
      <Section title={t('tile.unavailable')}>
        <p className={styles.note}>{t('gameList.soon.text')}</p>
        {data ? (
          <GameTiles games={data.games} onSheet={onSheet} />
        ) : (
          <GameGrid pending={Math.min(count, most)} />
        )}
        {count > most && (
          <Button isBlock onClick={() => onChange(soon)}>
            {t('gameList.soon.all', { count, number: number(count) })}
          </Button>
        )}
      </Section>
    </Stack>
  )
}
