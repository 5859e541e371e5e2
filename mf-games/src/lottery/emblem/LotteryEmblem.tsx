import type { LotteryFamily } from '@plaza/contract/lottery'
import type { ReactNode } from 'react'
import styles from './LotteryEmblem.module.css'

const ball = (cx: number, cy: number, r: number) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />

/** What stands for a family, on a ground of 48 by 48. */
function Sign({ family }: { family: LotteryFamily }): ReactNode {
  switch (family) {
    case 'five':
      return [ball(24, 13, 6), ball(13, 22, 6), ball(35, 22, 6), ball(17.5, 34, 6), ball(30.5, 34, 6)]
    case 'pk10':
      return <path d="M13 11v27m0-26h22l-4.5 6.5L35 25H13" className={styles.line} />
    case 'dice':
      return (
        <>
          <rect x={8} y={15} width={20} height={20} rx={5} />
          <rect x={23} y={10} width={16} height={16} rx={4} opacity={0.72} />
          <g className={styles.pips}>
            {[ball(13.5, 20.5, 2.2), ball(22.5, 29.5, 2.2), ball(18, 25, 2.2), ball(31, 18, 2)]}
          </g>
        </>
      )
    case 'eleven':
      return [
        [12, 24, 36].map((x) => ball(x, 14, 4.4)),
        [18, 30].map((x) => ball(x, 25, 4.4)),
        ball(24, 36, 4.4),
      ]
    case 'vietnam':
      return <path d="M24 9l4.2 9.3 10.1 1.1-7.6 6.8 2.2 10-8.9-5.2-8.9 5.2 2.2-10-7.6-6.8 10.1-1.1z" />
    case 'six45':
      return [
        ball(24, 11, 5),
        [14, 34].map((x) => ball(x, 19, 5)),
        [14, 34].map((x) => ball(x, 31, 5)),
        ball(24, 38, 5),
      ]
    case 'pc28':
      return (
        <>
          {[ball(12, 24, 6), ball(36, 24, 6)]}
          <path d="M24 17v14m-6-7h12" className={styles.line} />
        </>
      )
  }
}

export interface LotteryEmblemProps {
  family: LotteryFamily
  /** Its ground, `#rrggbb`. */
  tint: string
  size?: 'medium' | 'large'
}

/** The sign of a lottery in its colour; decoration beside its name. */
export function LotteryEmblem({ family, tint, size = 'medium' }: LotteryEmblemProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      className={styles.emblem}
      data-size={size}
      style={{ '--tint': tint } as React.CSSProperties}
    >
      <Sign family={family} />
    </svg>
  )
}
