import { parseAmount } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useGameListText } from '../../locales/game-list/texts'
import { noFacets } from './facets'
import type { ListState } from './list-state'
import styles from './ActiveFilters.module.css'

export interface ActiveFiltersProps {
  state: ListState
  vendorNames: ReadonlyMap<string, string>
  /** In a lobby the vendor is the page itself, not a filter. */
  hidesVendor: boolean
  /** Whether a search can leave its category. */
  hasCategories: boolean
  onChange: (next: ListState) => void
}

interface Active {
  id: string
  label: string
  without: Partial<ListState>
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({
  state,
  vendorNames,
  hidesVendor,
  hasCategories,
  onChange,
}: ActiveFiltersProps) {
  const t = useGameListText()
  const { money, percent } = useFormats()
  const { currency } = useRemote()
  const { category, search, vendor, minBet, volatility, minRtp, isJackpot, isNew, sort, isSoon } = state
  const all: (Active | false)[] = [
    search !== '' && { id: 'search', label: `“${search}”`, without: { search: '' } },
    hasCategories &&
      search !== '' &&
      category !== null &&
      category !== 'ALL' && {
        id: 'category',
        label: t(`categories.${category}`),
        without: { category: 'ALL', classify: 'ALL' },
      },
    vendor !== null &&
      !hidesVendor && { id: 'vendor', label: vendorNames.get(vendor) ?? vendor, without: { vendor: null } },
    minBet !== null && {
      id: 'minBet',
      label: t('gameList.active.minBet', {
        amount: money(parseAmount(minBet, currency).minor ?? 0, currency),
      }),
      without: { minBet: null },
    },
    volatility !== null && {
      id: 'volatility',
      label: t('gameList.active.volatility', { level: t(`gameList.filter.${volatility}`) }),
      without: { volatility: null },
    },
    minRtp !== null && {
      id: 'minRtp',
      label: t('gameList.active.rtp', { share: percent(minRtp) }),
      without: { minRtp: null },
    },
    isJackpot && { id: 'jackpot', label: t('gameList.filter.jackpot'), without: { isJackpot: false } },
    isNew && { id: 'new', label: t('gameList.filter.new'), without: { isNew: false } },
    isSoon && { id: 'soon', label: t('tile.unavailable'), without: { isSoon: false } },
    sort !== null && { id: 'sort', label: t(`gameList.sorts.${sort}`), without: { sort: null } },
  ]
  const active = all.filter((one) => one !== false)
  if (active.length === 0) return null
  const kept = hidesVendor ? {} : { vendor: null }
  return (
    <div role="group" aria-label={t('gameList.active.label')} className={styles.line}>
      {active.map(({ id, label, without }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-label={t('gameList.active.remove', { name: label })}
          onClick={() => onChange({ ...state, ...without })}
        >
          <span className={styles.label}>{label}</span>
          <Icon name="x" size={16} />
        </button>
      ))}
      {active.length > 1 && (
        <button
          type="button"
          className={styles.all}
          onClick={() => onChange({ ...state, ...noFacets, ...kept, search: '', sort: null, isSoon: false })}
        >
          {t('gameList.active.clear')}
        </button>
      )}
    </div>
  )
}
