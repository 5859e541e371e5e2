import type { SessionAnswer, VendorBalance } from '../api'
import type { Palette } from './art/palette'
import type { Client } from './net/client'
import type { Answer } from './net/until-answered'
import type { Store } from './table/store'
import type { TableEvent, TableState } from './table/table-state'
import type { Money } from './text/money'
import type { Texts } from './text/text'
import type { Cabinet, MainView } from './ui/cabinet'

/** What the page gives to a game. */
export interface GameContext {
  session: SessionAnswer
  texts: Texts
  money: Money
  cabinet: Cabinet
  palette: Palette
  client: Client
  table: Store<TableState, TableEvent>
  /** Page clock, ms. */
  now: () => number
  /** Runs something later; the page ends it with itself. */
  later: (ms: number, run: () => void) => void
  wait: (ms: number) => Promise<void>
  /** Updates the controls. */
  refresh: () => void
  /**
   * Adopts a balance unless a newer one is known; while the wallet has not reported it, requests it with the bet again.
   */
  takeBalance: (balance: VendorBalance | null, betId: string) => void
  /** Handles a refusal or an expiry, and reports it to the operator's page. */
  fail: (answer: Extract<Answer<never>, { ok: false }>) => void
  /** Asks under one intent until there is an answer. */
  insist: <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
}

/** A game on the table. */
export interface Game {
  /** The main action was tapped. */
  main: () => void
  view: () => { main: MainView; canStep: boolean }
  /** Writes its rules into the sheet. */
  rules: (body: HTMLElement) => void
  /** Resumes a round that was open when the page was opened. */
  resume: () => Promise<void>
  /** Draws again: the site paused or went on. */
  wake: () => void
  /** Of shared rounds: the hash that the current round was committed to by, and the end of the chain. */
  sharedSeeds?: () => { hash: string; chainEnd: string }
}

/** An id for one intent to bet: the same intent never bets twice. */
export const newBetId = (): string => crypto.randomUUID()
