import { Icon } from '@plaza/ui/icon'
import { IconButton } from '@plaza/ui/icon-button'
import { useLotteryText } from '../../locales/lottery/texts'
import styles from '../game-list/SearchBox.module.css'

/** Longest searched text. */
const longest = 40

/** Narrows the hall while one types. */
export function LotterySearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useLotteryText()
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.box}>
        <Icon name="search" size={20} className={styles.icon} />
        <input
          type="search"
          className={styles.input}
          aria-label={t('lottery.search')}
          placeholder={t('lottery.search')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value && <IconButton icon="x" size={20} label={t('lottery.clear')} onClick={() => onChange('')} />}
      </div>
    </form>
  )
}
