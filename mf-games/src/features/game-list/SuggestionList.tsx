import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { Picture } from '@plaza/ui/picture'
import { useEffect, useRef } from 'react'
import { useGameListText } from '../../locales/game-list/texts'
import type { Suggestion } from './useSuggestions'
import styles from './SuggestionList.module.css'

export interface SuggestionListProps {
  id: string
  list: readonly Suggestion[]
  /** Index of the highlighted line. */
  marked: number | null
  optionId: (index: number) => string
  onPick: (suggestion: Suggestion) => void
  /** Clears the recent searches. */
  onForget: () => void
}

const kinds = ['game', 'vendor', 'recent'] as const

function Start({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'recent') return <Icon name="history" size={20} />
  const artwork = suggestion.kind === 'game' ? suggestion.game.iconUrl : suggestion.vendor.iconUrl
  const size = suggestion.kind === 'game' ? 'tile' : 'logo'
  return <Picture artwork={artwork} size={size} alt="" loading="eager" className={styles[size]} />
}

/** The suggestions below the search box: games, providers, or recent searches. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, list, marked, optionId, onPick, onForget } = props
  const t = useGameListText()
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked !== null)
      node.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [marked])
  const isRecent = list[0]?.kind === 'recent'
  return (
    // Keeps the focus in the box while a suggestion is pressed.
    <div ref={node} className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('gameList.suggestions')}>
        {kinds
          .filter((kind) => list.some((one) => one.kind === kind))
          .map((kind) => (
            <div key={kind} role="group" aria-label={t(`gameList.suggest.${kind}`)}>
              <p aria-hidden className={styles.heading}>
                {t(`gameList.suggest.${kind}`)}
              </p>
              {list.map(
                (suggestion, index) =>
                  suggestion.kind === kind && (
                    <div
                      key={suggestion.id}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === marked}
                      className={styles.option}
                      onClick={() => onPick(suggestion)}
                    >
                      <span className={styles.start}>
                        <Start suggestion={suggestion} />
                      </span>
                      <span className={styles.texts}>
                        <span className={styles.label}>{suggestion.label}</span>
                        {suggestion.kind === 'game' && (
                          <span className={styles.detail}>{suggestion.game.vendorName}</span>
                        )}
                      </span>
                    </div>
                  ),
              )}
            </div>
          ))}
      </div>
      {isRecent && (
        <div className={styles.foot}>
          <Button variant="quiet" size="small" icon="trash" onClick={onForget}>
            {t('gameList.forgetSearches')}
          </Button>
        </div>
      )}
    </div>
  )
}
