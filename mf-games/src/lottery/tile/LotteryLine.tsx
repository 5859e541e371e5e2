import type { Lottery } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import { playAddress } from '../addresses'
import { Balls } from '../balls/Balls'
import { LotteryEmblem } from '../emblem/LotteryEmblem'
import { IssueState } from './IssueState'
import styles from './LotteryLine.module.css'
import { useLotteryName } from './useLotteryName'

/** A lottery in one line of fixed height: name, time left, last numbers. A tap opens its table. */
export function LotteryLine({ lottery }: { lottery: Lottery }) {
  const name = useLotteryName()(lottery)
  const { family, tint, last, code, isOpen } = lottery
  return (
    <li className={styles.line}>
      <LotteryEmblem family={family} tint={tint} />
      <span className={styles.texts}>
        {isOpen ? (
          <Link to={playAddress(code, { mode: lottery.prizeModes[0] })} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.closed}>{name}</span>
        )}
        <IssueState lottery={lottery} name={name} />
      </span>
      {last && <Balls size="small" family={family} numbers={last.numbers} />}
    </li>
  )
}
