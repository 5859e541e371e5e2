import { useFormats } from '@plaza/i18n'
import { useGamesText } from '../../texts'
import styles from './GameList.module.css'

/** The number of games found, and the search they match; announced when it changes. */
export function GameCount({ total, search }: { total: number | undefined; search: string }) {
  const t = useGamesText()
  const { number } = useFormats()
  const values = { count: total ?? 0, number: number(total ?? 0) }
  const text = search ? t('gameList.found', { ...values, name: search }) : t('gameList.count', values)
  return (
    <p role="status" className={styles.count}>
      {total ? text : null}
    </p>
  )
}
