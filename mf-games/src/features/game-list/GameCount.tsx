import { useFormats } from '@plaza/i18n'
import { useGameListText } from '../../locales/game-list/texts'
import styles from './GameList.module.css'

/** The number of games found, and the search they match; announced when it changes. */
export function GameCount({ total, search }: { total: number | undefined; search: string }) {
  const t = useGameListText()
  const { number } = useFormats()
  const values = { count: total ?? 0, number: number(total ?? 0) }
  const text = search ? t('gameList.found', { ...values, name: search }) : t('games.count', values)
  return (
    <p role="status" className={styles.count}>
      {total ? text : null}
    </p>
  )
}
