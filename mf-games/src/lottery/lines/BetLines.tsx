import type { ReactNode } from 'react'
import { figureMark } from '@plaza/ui/figure'
import styles from './BetLines.module.css'

/** A framed list of bets or of issues, each an item of its own; `label` names it where no section does. */
export const BetLines = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ol aria-label={label} className={styles.lines}>
    {children}
  </ol>
)

export interface BetLineProps {
  name: ReactNode
  /** What it costs, in words. */
  amount: string
  /** How it stands. */
  state?: ReactNode
  /** What can be done with it, below everything else. */
  action?: ReactNode
  /** What was picked, what it consists of, what it won: `LineText` each. */
  children?: ReactNode
}

/** One bet or issue of a list: its name and facts, and its amount at the end. */
export const BetLine = ({ name, amount, state, action, children }: BetLineProps) => (
  <li className={styles.line}>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
    <div className={styles.end}>
      <strong translate="no" className={styles.amount}>
        {amount}
      </strong>
      {state}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </li>
)

export interface LineTextProps {
  kind?: 'picks' | 'fact' | 'won' | 'caution'
  /** Cut after three lines. */
  isShort?: boolean
  children: ReactNode
}

/** One line of words about a bet. */
export const LineText = ({ kind = 'fact', isShort = false, children }: LineTextProps) => (
  <p translate={figureMark(children)} className={styles[kind]} data-short={isShort || undefined}>
    {children}
  </p>
)
