import type { Lottery } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import { IconButton } from '@plaza/ui/icon-button'
import { memo } from 'react'
import { useLotteryText } from '../../locales/lottery/texts'
import { playAddress } from '../addresses'
import { Balls } from '../balls/Balls'
import { LotteryEmblem } from '../emblem/LotteryEmblem'
import { useScheduleText } from '../schedule/useScheduleText'
import { IssueState } from './IssueState'
import styles from './LotteryTile.module.css'
import { useLotteryName } from './useLotteryName'

export interface LotteryTileProps {
  lottery: Lottery
  /** Its place in the list, by which a long press finds it. */
  index: number
  isFavourite: boolean
  onFavourite: (code: string) => void
}

/**
 * A lottery of the hall: name, how often it draws, time left, last numbers, star (HALL-1). A tap opens its table; a
 * closed lottery is grey, says when it opens and has rules only.
 */
export const LotteryTile = memo(function LotteryTile(props: LotteryTileProps) {
  const { lottery, index, isFavourite, onFavourite } = props
  const t = useLotteryText()
  const name = useLotteryName()(lottery)
  const { frequency } = useScheduleText()
  return (
    <li className={styles.tile} data-node={index} data-closed={lottery.isOpen ? undefined : ''}>
      <div className={styles.head}>
        <LotteryEmblem family={lottery.family} tint={lottery.tint} />
        <IconButton
          icon="star"
          size={20}
          label={t('lottery.favourite', { name })}
          isPressed={isFavourite}
          onClick={() => onFavourite(lottery.code)}
        />
      </div>
      <p className={styles.name}>
        {lottery.isOpen ? (
          <Link
            to={playAddress(lottery.code, { mode: lottery.prizeModes[0] })}
            className={styles.open}
            draggable={false}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className={styles.detail}>{frequency(lottery)}</p>
      <p className={styles.state}>
        <IssueState lottery={lottery} name={name} />
      </p>
      <div className={styles.balls}>
        {lottery.last ? (
          <Balls size="small" family={lottery.family} numbers={lottery.last.numbers} />
        ) : (
          <span className={styles.detail}>{t('lottery.noResult')}</span>
        )}
      </div>
    </li>
  )
})
