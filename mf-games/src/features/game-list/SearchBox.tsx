import { IconButton } from '@plaza/ui/icon-button'
import { Icon } from '@plaza/ui/icon'
import { useState, type FormEvent } from 'react'
import { useGamesText } from '../../texts'
import { maxSearchLength } from './list-state'
import styles from './SearchBox.module.css'

export interface SearchBoxProps {
  /** The search in force. */
  value: string
  onSearch: (text: string) => void
}

/** The search box: it runs on Enter (spec §2 Game list screen). */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const t = useGamesText()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text)
  }
  const clear = () => {
    setText('')
    if (value) onSearch('')
  }
  return (
    <form role="search" className={styles.box} onSubmit={submit}>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={t('gameList.search')}
        placeholder={t('gameList.search')}
        title={t('gameList.searchHint')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text && <IconButton icon="x" size={20} label={t('gameList.clear')} onClick={clear} />}
    </form>
  )
}
