import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Picture } from '@plaza/ui/picture'
import { useUnavailableText } from '../../catalogue/useUnavailableText'
import { useLobbyText } from '../../locales/game-lobby/texts'
import { useListState } from '../game-list/useListState'
import { presets } from '../game-list/presets'
import { useVendorNames, useVendors } from '../game-list/useVendors'
import styles from './VendorHeader.module.css'

/** The lobby's vendor: its wordmark, name, number of games in the category, and whether it is in maintenance. */
export function VendorHeader({ vendor: code }: { vendor: string }) {
  const t = useLobbyText()
  const { number } = useFormats()
  const why = useUnavailableText()
  const { navigate } = useRemote()
  const { state } = useListState(presets.lobby)
  const { vendors, vendorsOf } = useVendors(state.category)
  const names = useVendorNames()
  const found = vendors.find(({ vassalage }) => vassalage === code)
  const vendor = found ?? vendorsOf('ALL').find(({ vassalage }) => vassalage === code)
  return (
    <section className={styles.head} aria-label={t('lobby.vendor')}>
      {vendor && <Picture artwork={vendor.iconUrl} size="logo" alt="" className={styles.logo} />}
      <div className={styles.texts}>
        <h2 className={styles.name}>{vendor?.name ?? names.get(code) ?? t('lobby.vendor')}</h2>
        {found && (
          <p className={styles.detail}>
            {t('games.count', { count: found.games, number: number(found.games) })}
          </p>
        )}
        {found?.maintenance && <p className={styles.resting}>{why(found)}</p>}
      </div>
      <a
        href={`/m/gameList?gameType=${state.category ?? 'HOT'}`}
        className={styles.all}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          navigate(`/m/gameList?gameType=${state.category ?? 'HOT'}`)
        }}
      >
        {t('lobby.allVendors')}
      </a>
    </section>
  )
}
