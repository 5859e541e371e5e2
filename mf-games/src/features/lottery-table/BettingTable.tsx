import { localized, type AnswerOf } from '@plaza/contract/kernel'
import type { bettingTableCall, Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import type { RuleSet } from '@plaza/lottery'
import { Page } from '@plaza/ui/page'
import { useEffect, useMemo, useState } from 'react'
import { useIssueView } from '../../lottery/draws/useIssueView'
import { useTableText } from '../../locales/lottery-table/texts'
import { VietnamNote } from '../../lottery/facts/VietnamNote'
import { LostBet } from '../lottery-slip/LostBet'
import { totalOf } from '../lottery-slip/quote'
import { useLostIntent } from '../lottery-slip/useLostIntent'
import { useSlip } from '../lottery-slip/useSlip'
import { EditedLine } from './EditedLine'
import { PlayBody } from './PlayBody'
import { PlayChooser } from './PlayChooser'
import { PlayHelp } from './PlayHelp'
import { PlayTools } from './PlayTools'
import { rememberedType, rememberType } from './remembered-type'
import { StakeCard } from './StakeCard'
import { isBoard } from './plays'
import { playOf as playOfRules } from './table-state'
import { modeFor, readTableAddress, tableAddress } from '../../lottery/table/table-address'
import { TableFoot } from './TableFoot'
import { TableHead } from './TableHead'
import { TableSheets, type TableSheet } from './TableSheets'
import { useAskToBet } from './useAskToBet'
import { useChoice } from './useChoice'
import { useHints } from './useHints'
import { OwnLimitNotice } from './OwnLimitNotice'
import { useOwnGroup } from './useOwnGroup'
import { useOwnLimit } from './useOwnLimit'
import { useTable } from './useTable'

export interface BettingTableProps {
  lottery: Lottery
  lotteries: readonly Lottery[]
  rules: RuleSet
  terms: AnswerOf<typeof bettingTableCall>
}

/** What a slip opens with, by what its address asks for. */
const stages = { bet: 'confirm', plan: 'plan', lines: 'lines' } as const

/** A lottery's betting table: choose a play, pick, stake, and put it on the slip or bet (TABLE-1). */
export function BettingTable({ lottery, lotteries, rules, terms }: BettingTableProps) {
  const t = useTableText()
  const { navigate } = useRemote()
  const { search } = useLocation()
  const address = useMemo(() => readTableAddress(new URLSearchParams(search)), [search])
  const { code } = lottery
  const wanted = address.playType ?? rememberedType(localStorage, code) ?? 'trad'
  const table = useTable(rules, wanted, terms.prizeGroups.own)
  const { state, act, lines, parsed, playOf } = table
  const view = useIssueView(lottery)
  const slip = useSlip(code)
  const [sheet, setSheet] = useState<TableSheet | undefined>(
    address.slip && { id: 'slip', stage: stages[address.slip] },
  )
  const lost = useLostIntent(sheet)
  // The slip stays, and is opened again on request; a receipt is read to its end.
  const reached = useOwnLimit(() =>
    setSheet((open) => (open?.id === 'slip' && open.stage !== 'receipt' ? undefined : open)),
  )
  useOwnGroup(slip, terms.prizeGroups.own)
  const language = useLanguage()
  const nameOf = (one: string) =>
    localized(lotteries.find((other) => other.code === one)?.name ?? { en: one }, language)
  const mode = modeFor(address.mode, lottery)
  const kept = { mode: address.mode, pageBack: address.pageBack }
  const askToBet = useAskToBet(code, 'bet', kept, () => setSheet({ id: 'slip', stage: 'confirm' }))
  const askToPlan = useAskToBet(code, 'plan', kept, () => setSheet({ id: 'slip', stage: 'plan' }))
  const play = playOfRules(rules, state.play)
  const { hints, setHints } = useHints({ code, lastNo: lottery.last?.no }, play)
  const choice = useChoice({ table, slip, askToBet })
  // The address of a bet that is made again; the way back to it opens no slip.
  useEffect(() => {
    if (address.slip !== 'lines') return
    setSheet({ id: 'slip', stage: 'lines' })
    const { slip: _shown, ...rest } = address
    navigate(tableAddress(code, rest), { replace: true })
  }, [address, code, navigate])
  useEffect(() => rememberType(localStorage, code, state.type), [code, state.type])
  if (!play) return null
  const { stakeMinor, highestMinor } = totalOf(lines, playOf)
  return (
    <Page hasActions isDense isTool>
      <TableHead
        lottery={lottery}
        view={view}
        onSwitch={() => setSheet({ id: 'switch' })}
        onMenu={() => setSheet({ id: 'menu' })}
      />
      {lost && !sheet && (
        <LostBet
          lost={lost}
          nameOf={nameOf}
          onCheck={(kind) => setSheet({ id: 'slip', stage: kind === 'chase' ? 'plan' : 'confirm' })}
        />
      )}
      {reached && <OwnLimitNotice {...reached} />}
      {choice.editedNo !== undefined && <EditedLine no={choice.editedNo} onKeep={choice.keepLine} />}
      <PlayChooser
        rules={rules}
        play={play}
        onPlay={(id) => act({ do: 'play', play: id })}
        tools={
          <PlayTools
            rules={rules}
            play={play}
            isTyped={parsed !== undefined}
            onTyped={(isTyped) => act({ do: 'tickets', text: isTyped ? '' : undefined })}
            hasHints={hints !== undefined}
            onHints={setHints}
          />
        }
      />
      <PlayBody rules={rules} play={play} state={state} parsed={parsed} act={act} hintsOfRow={hints} />
      <PlayHelp play={play} onRules={() => setSheet({ id: 'rules' })} />
      <StakeCard
        play={play}
        state={state}
        groups={terms.prizeGroups}
        act={act}
        isBoard={isBoard(play)}
        keepsPicks={choice.keepsPicks}
        onKeepsPicks={choice.setKeepsPicks}
        onSaved={() => setSheet({ id: 'saved' })}
      />
      {lottery.family === 'vietnam' && <VietnamNote />}
      <TableFoot
        units={lines.reduce((sum, { units }) => sum + units, 0)}
        stakeMinor={stakeMinor}
        highestMinor={highestMinor}
        onSlip={slip.lines.length}
        isEditing={choice.editedNo !== undefined}
        closed={reached ? t('table.limitReached') : view.state === 'selling' ? undefined : t('table.closed')}
        onRandom={() => setSheet({ id: 'random' })}
        onAdd={choice.add}
        onSlipOpen={() => setSheet({ id: 'slip', stage: 'lines' })}
        onBet={choice.bet}
      />
      <TableSheets
        sheet={sheet}
        onSheet={setSheet}
        lottery={lottery}
        lotteries={lotteries}
        nameOf={nameOf}
        view={view}
        slip={slip}
        play={play}
        playOf={playOf}
        prizeGroup={state.prizeGroup}
        mode={mode}
        pageBack={address.pageBack}
        limits={terms.limits}
        onBet={askToBet}
        onPlan={askToPlan}
        onEditLine={(line) => {
          choice.edit(line)
          setSheet(undefined)
        }}
        onSent={choice.restore}
        onRandom={choice.random}
        rules={rules}
        chosen={lines}
        onUseSaved={(saved) => act({ do: 'lines', lines: saved })}
      />
    </Page>
  )
}
