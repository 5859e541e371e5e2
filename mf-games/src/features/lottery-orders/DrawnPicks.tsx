import type { Draw, Picks, Play } from '@plaza/lottery'
import { useFormats } from '@plaza/i18n'
import { figureMark } from '@plaza/ui/figure'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { Fragment } from 'react'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { isDrawn } from '../../lottery/plays/drawn'
import { picksParts } from '../../lottery/plays/picks-parts'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import styles from './DrawnPicks.module.css'

export interface DrawnPicksProps {
  play: Play
  picks: Picks
  /** Finds a play of the same rules. */
  playOf: (id: string) => Play | undefined
  draw: Draw
}

/** What a line played, with a mark on each number that was drawn (TABLE-3). */
export function DrawnPicks({ play, picks, playOf, draw }: DrawnPicksProps) {
  const t = useOrdersText()
  const words = usePlayWords()
  const { number: text } = useFormats()
  return (
    <>
      {picksParts(play, picks, words).map(({ row, name, numbers, left, between }, index) => (
        <Fragment key={row}>
          {index > 0 && ' · '}
          {name !== undefined && <span>{`${name}: `}</span>}
          {numbers.map((one, at) => (
            <Fragment key={one.number}>
              {at > 0 && between}
              {isDrawn(play, row, one.number, draw, playOf) ? (
                <mark translate={figureMark(one.text)} className={styles.drawn}>
                  {one.text}
                  <VisuallyHidden>{` (${t('orders.isDrawn')})`}</VisuallyHidden>
                </mark>
              ) : (
                <span translate={figureMark(one.text)}>{one.text}</span>
              )}
            </Fragment>
          ))}
          {left > 0 && <span>{`${between}${t('orders.moreTickets', { count: text(left) })}`}</span>}
        </Fragment>
      ))}
    </>
  )
}
