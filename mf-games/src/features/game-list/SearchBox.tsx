import type { Game, Vendor } from '@plaza/contract/play'
import { IconButton } from '@plaza/ui/icon-button'
import { Icon } from '@plaza/ui/icon'
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useGameListText } from '../../locales/game-list/texts'
import { maxSearchLength } from './list-state'
import { addSearch, clearSearches } from './recent-searches'
import { SuggestionList } from './SuggestionList'
import { useListKeys } from './useListKeys'
import { useSuggestions, type Suggestion } from './useSuggestions'
import styles from './SearchBox.module.css'

export interface SearchBoxProps {
  /** The active search. */
  value: string
  /** The person came to search: the box has the focus. */
  isAsked?: boolean
  onSearch: (text: string) => void
  /** Called when a suggested game is picked. */
  onGame: (game: Game) => void
  onVendor: (vendor: Vendor) => void
}

/**
 * The search box: it searches on Enter, among the games that it suggests from (LIST-2). While typing it suggests games and vendors;
 * while empty, recent searches. Arrow keys move through them, Enter takes the highlighted one.
 */
export function SearchBox({ value, isAsked = false, onSearch, onGame, onVendor }: SearchBoxProps) {
  const t = useGameListText()
  const id = useId()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const { list, refresh } = useSuggestions(text, isOpen)
  const { marked, onKey, unmark } = useListKeys(list.length)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const write = (next: string) => {
    setText(next)
    setOpen(true)
    unmark()
  }
  const close = () => {
    setOpen(false)
    unmark()
  }
  const search = (next: string) => {
    addSearch(localStorage, next)
    setText(next)
    close()
    onSearch(next)
  }
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') return search(suggestion.label)
    addSearch(localStorage, suggestion.label)
    close()
    if (suggestion.kind === 'game') onGame(suggestion.game)
    else {
      setText('')
      onVendor(suggestion.vendor)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const suggestion = marked === null ? undefined : list[marked]
    if (suggestion) pick(suggestion)
    else search(text)
  }
  const clear = () => {
    setText('')
    unmark()
    if (value) onSearch('')
  }
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const hasList = isOpen && list.length > 0
  const option = (index: number) => `${id}-${index}`
  return (
    <form role="search" className={styles.search} onSubmit={submit} onBlur={leave}>
      <div className={styles.box}>
        <Icon name="search" size={20} className={styles.icon} />
        <input
          ref={input}
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={t('gameList.search')}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={`${id}-list`}
          aria-activedescendant={hasList && marked !== null ? option(marked) : undefined}
          placeholder={t('gameList.search')}
          title={t('gameList.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) {
              event.preventDefault()
              close()
            } else if (hasList) onKey(event)
            else if (event.key === 'ArrowDown') setOpen(true)
          }}
        />
        {text && <IconButton icon="x" size={20} label={t('gameList.clear')} onClick={clear} />}
      </div>
      {hasList && (
        <SuggestionList
          id={`${id}-list`}
          list={list}
          marked={marked}
          optionId={option}
          onPick={pick}
          onForget={() => {
            clearSearches(localStorage)
            refresh()
          }}
        />
      )}
    </form>
  )
}
