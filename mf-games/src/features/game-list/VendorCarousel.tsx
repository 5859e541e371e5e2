import type { Vendor } from '@plaza/contract/play'
import { Icon } from '@plaza/ui/icon'
import { IconButton } from '@plaza/ui/icon-button'
import { Picture } from '@plaza/ui/picture'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useGameListText } from '../../locales/game-list/texts'
import styles from './VendorCarousel.module.css'

export interface VendorCarouselProps {
  vendors: readonly Vendor[]
  /** Vendor code; null means every vendor. */
  value: string | null
  /** Called with the code that was tapped, or null for All. */
  onPick: (vendor: string | null) => void
  /** Omit when tapping navigates instead of selecting. */
  hasAll?: boolean
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A vendor selector, four in view, All first (LIST-4). Arrow keys move within it; it is one tab stop. */
export function VendorCarousel({ vendors, value, onPick, hasAll = true }: VendorCarouselProps) {
  const t = useGameListText()
  const list = useRef<HTMLUListElement>(null)
  const isKnown = vendors.some(({ vassalage }) => vassalage === value)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!list.current || !chosen) return
    const viewport = list.current.getBoundingClientRect()
    const item = chosen.getBoundingClientRect()
    // Scrolls horizontally only; scrollIntoView would scroll the page too.
    if (item.left < viewport.left || item.right > viewport.right)
      list.current.scrollBy({ left: item.left - viewport.left, behavior: 'smooth' })
  }, [value])
  if (vendors.length < 2) return null

  const turn = (direction: 1 | -1) => {
    const node = list.current
    if (!node) return
    const along = getComputedStyle(node).direction === 'rtl' ? -direction : direction
    node.scrollBy({ left: along * node.clientWidth, behavior: 'smooth' })
  }
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isTurned ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] : undefined
    const next = steps[key ?? event.key]?.(at, buttons.length - 1)
    if (at < 0 || next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  const entry = (code: string | null) => {
    const isPicked = code === (isKnown ? value : null)
    const isEntrance = isPicked || (!hasAll && !isKnown && code === vendors[0]?.vassalage)
    return {
      type: 'button' as const,
      className: styles.item,
      'aria-pressed': hasAll ? isPicked : undefined,
      tabIndex: isEntrance ? 0 : -1,
      onClick: () => onPick(code),
    }
  }
  return (
    <div role="group" aria-label={t('games.vendors')} className={styles.carousel}>
      <div className={styles.arrows}>
        <IconButton
          icon="chevron-left"
          size={20}
          variant="raised"
          label={t('gameList.vendorsBack')}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="chevron-right"
          size={20}
          variant="raised"
          label={t('gameList.vendorsOn')}
          onClick={() => turn(1)}
        />
      </div>
      <ul ref={list} role="list" className={styles.list} onKeyDown={move}>
        {hasAll && (
          <li>
            <button {...entry(null)}>
              <span className={styles.logo}>
                <Icon name="grid" />
              </span>
              <span className={styles.name}>{t('games.allVendors')}</span>
            </button>
          </li>
        )}
        {vendors.map(({ vassalage, name, iconUrl, maintenance }) => (
          <li key={vassalage}>
            <button {...entry(vassalage)} data-resting={maintenance ? '' : undefined}>
              <span className={styles.logo}>
                <Picture artwork={iconUrl} size="logo" alt="" />
              </span>
              <span translate="no" className={styles.name}>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Reserves its space before the vendors have loaded. */
export function VendorCarouselSkeleton() {
  return <div className={styles.pending} aria-hidden />
}
