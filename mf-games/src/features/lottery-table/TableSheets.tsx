import type { BettingLimits, Lottery, PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import type { Play, RuleSet } from '@plaza/lottery'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'
import { noteRecentLottery } from '../../lottery/own/own-lotteries'
import type { SentSlip } from '../lottery-slip/order-intent'
import { withoutSent, type NewLine, type SlipLine } from '../lottery-slip/slip'
import { slipStoreOf } from '../lottery-slip/slip-store'
import type { SlipStage } from './SlipSheet'
import { useBet } from '../lottery-slip/useBet'
import { useBetAgain } from '../lottery-slip/useBetAgain'
import type { Slip } from '../lottery-slip/useSlip'

const SlipSheet = lazy(() => import('./SlipSheet').then((module) => ({ default: module.SlipSheet })))
const RulesSheet = lazy(() => import('./RulesSheet').then((module) => ({ default: module.RulesSheet })))
const SwitchSheet = lazy(() => import('./SwitchSheet').then((module) => ({ default: module.SwitchSheet })))
const MenuSheet = lazy(() => import('./MenuSheet').then((module) => ({ default: module.MenuSheet })))
const SavedSheet = lazy(() =>
  import('../lottery-saved/SavedSheet').then((module) => ({ default: module.SavedSheet })),
)
const RandomSheet = lazy(() => import('./RandomSheet').then((module) => ({ default: module.RandomSheet })))

/** Which sheet of a table is open. */
export type TableSheet =
  | { id: 'slip'; stage: SlipStage }
  | { id: 'rules' }
  | { id: 'switch' }
  | { id: 'menu' }
  | { id: 'random' }
  | { id: 'saved' }

export interface TableSheetsProps {
  sheet: TableSheet | undefined
  onSheet: (sheet: TableSheet | undefined) => void
  lottery: Lottery
  lotteries: readonly Lottery[]
  /** Name of a lottery by its code. */
  nameOf: (code: string) => string
  view: IssueView
  slip: Slip
  play: Play
  playOf: (id: string) => Play | undefined
  prizeGroup: number
  /** The mode in which the lottery is played here. */
  mode: PrizeMode | undefined
  pageBack: string | undefined
  limits: BettingLimits
  onBet: () => void
  onPlan: () => void
  /** A line of the slip is to be changed on the table. */
  onEditLine: (line: SlipLine) => void
  /** A slip of this table was placed. */
  onSent: () => void
  onRandom: (count: number) => void
  rules: RuleSet
  /** What is chosen on the table. */
  chosen: readonly NewLine[]
  /** Picks saved numbers on the table. */
  onUseSaved: (lines: readonly NewLine[]) => void
}

/** The sheets of a table; the code of each loads when it is first opened, and its content stays while it closes. */
export function TableSheets(props: TableSheetsProps) {
  const { sheet, onSheet, lottery, lotteries, nameOf, view, slip, play, playOf, prizeGroup, limits } = props
  const { events } = useRemote()
  const [opened, setOpened] = useState<ReadonlySet<TableSheet['id']>>(new Set())
  const [stage, setStage] = useState<SlipStage>('lines')
  if (sheet && !opened.has(sheet.id)) setOpened(new Set([...opened, sheet.id]))
  if (sheet?.id === 'slip' && sheet.stage !== stage) setStage(sheet.stage)
  const noteSent = ({ lottery: code, lines }: SentSlip) => {
    const slips = slipStoreOf(events)
    slips.write(code, withoutSent(slips.getState()[code] ?? [], lines, crypto.randomUUID()))
    noteRecentLottery(code)
    if (code === lottery.code) props.onSent()
  }
  const bet = useBet((sent) => {
    noteSent(sent)
    onSheet({ id: 'slip', stage: 'receipt' })
  })
  const betAgain = useBetAgain()
  const close = () => onSheet(undefined)
  return (
    <Suspense>
      {opened.has('slip') && (
        <SlipSheet
          lottery={lottery}
          mode={props.mode}
          nameOf={nameOf}
          view={view}
          slip={slip}
          bet={bet}
          playOf={playOf}
          limits={limits}
          isOpen={sheet?.id === 'slip'}
          stage={stage}
          onBet={props.onBet}
          onPlan={props.onPlan}
          onPlanned={noteSent}
          onEditLine={props.onEditLine}
          onAgain={(order) => {
            if (betAgain(order, playOf)) onSheet({ id: 'slip', stage: 'lines' })
          }}
          onEdit={() => onSheet({ id: 'slip', stage: 'lines' })}
          onClose={close}
        />
      )}
      {opened.has('rules') && (
        <RulesSheet
          play={play}
          prizeGroup={prizeGroup}
          limits={limits}
          isOpen={sheet?.id === 'rules'}
          onClose={close}
        />
      )}
      {opened.has('switch') && (
        <SwitchSheet
          lotteries={lotteries}
          current={lottery.code}
          mode={props.mode}
          pageBack={props.pageBack}
          isOpen={sheet?.id === 'switch'}
          onClose={close}
        />
      )}
      {opened.has('menu') && (
        <MenuSheet
          code={lottery.code}
          isOpen={sheet?.id === 'menu'}
          onRules={() => onSheet({ id: 'rules' })}
          onClose={close}
        />
      )}
      {opened.has('random') && (
        <RandomSheet isOpen={sheet?.id === 'random'} onRandom={props.onRandom} onClose={close} />
      )}
      {opened.has('saved') && (
        <SavedSheet
          rules={props.rules}
          lines={props.chosen}
          onUse={(lines) => {
            props.onUseSaved(lines)
            close()
          }}
          isOpen={sheet?.id === 'saved'}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
