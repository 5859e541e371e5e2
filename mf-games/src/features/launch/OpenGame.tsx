import { gameCall, type FrameMessage, type StoredGameSession } from '@plaza/contract/play'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef, useState } from 'react'
import { GameInformation } from '../information/GameInformation'
import { RealityCheck } from '../reality/RealityCheck'
import { useKeepReality } from '../reality/useReality'
import { useReachedLimit } from '../../play/useReachedLimit'
import { BarSheets } from './BarSheets'
import { GameBar } from './GameBar'
import { GameFrame } from './GameFrame'
import styles from './GamePage.module.css'
import { goBack } from './go-back'
import { LaunchFailure } from './LaunchFailure'
import type { LaunchQuery } from './launch-query'
import { Opening } from './Opening'
import { RefusedDialog } from './RefusedDialog'
import { useBarMenu, type BarSheet } from './useBarMenu'
import { useFullScreen } from './useFullScreen'
import { useGameSession } from './useGameSession'
import { useWakeLock } from './useWakeLock'
import { useLotteryBehind } from './useLotteryBehind'

/** How long a list's facts about a game are reused, ms. */
const staleMs = 300_000

export interface OpenGameProps {
  kept: StoredGameSession
  query: LaunchQuery
  /** Starts a new game session in this history entry. */
  onAgain: () => void
}

/** Why a game session that was open has ended, as a refusal. */
interface Ended {
  code: string
  value?: Record<string, unknown>
}

/** One game session: opening, playing, or the reason for its failure. */
export function OpenGame({ kept, query, onAgain }: OpenGameProps) {
  const { navigate } = useRemote()
  const { gameSession, state } = useGameSession(kept, query)
  const nodeId = Number(query.call.nodeId)
  const details = useCall(gameCall, { params: { nodeId } }, { enabled: nodeId > 0, staleMs })
  const launch = state.phase === 'open' || state.phase === 'elsewhere' ? state.launch : undefined
  const play = state.phase === 'open' ? state.play : undefined
  const game = launch?.game ?? details.data
  const isDemo = query.mode === 'demo'
  const isLottery = useLotteryBehind(state.phase === 'failed' ? state.error : undefined, query)

  const [over, setOver] = useState<Ended>()
  const [refused, setRefused] = useState<string>()
  const [sheet, setSheet] = useState<BarSheet>()
  const [isChecked, setChecked] = useState(false)
  const fullScreen = useFullScreen(launch?.orientation ?? 'any')
  useWakeLock(state.phase === 'open' && !over)
  useKeepReality(launch?.reality)
  const items = useBarMenu({
    isReal: !isDemo,
    hasInfo: game !== undefined,
    fullScreen,
    open: setSheet,
  })

  const hasLeft = useRef(false)
  const leave = () => {
    if (hasLeft.current) return
    hasLeft.current = true
    void gameSession.leave()
    goBack(query.pageBack, navigate)
  }
  const latestLeave = useRef(leave)
  useEffect(() => {
    latestLeave.current = leave
  })
  useEffect(() => {
    if (state.phase === 'back') latestLeave.current()
  }, [state.phase])

  const close = (why: Ended = { code: 'play.not.found' }) => {
    setOver(why)
    return gameSession.leave()
  }
  useReachedLimit(
    state.phase === 'open' && !isDemo && !over,
    (reached) => {
      // Nothing more can be bet, so the open round ends and pays (RG-3).
      if (reached) void close({ code: 'limit.reached', value: { ...reached } })
    },
    play?.id,
  )
  const onFrameMessage = (message: FrameMessage) => {
    if (message.type === 'exit') leave()
    else if (message.type === 'refused') setRefused(message.code)
    else if (message.type === 'expired') void close()
  }
  const ways = { game, mode: query.mode, onAgain, onBack: leave }
  if (isLottery) return null

  return (
    <div className={styles.page} data-game-page={over ? 'over' : state.phase}>
      <GameBar game={game} play={play} isDemo={isDemo} items={items} onBack={leave} />
      {over ? (
        <LaunchFailure {...over} {...ways} />
      ) : state.phase === 'failed' && state.error.code === 'information.required' ? (
        <GameInformation onRead={gameSession.retry} onBack={leave} />
      ) : state.phase === 'failed' ? (
        <LaunchFailure
          code={state.error.code}
          value={state.error.value}
          reference={state.error.requestId}
          onRetry={gameSession.retry}
          {...ways}
        />
      ) : state.phase === 'open' ? (
        <GameFrame
          key={state.frame}
          launch={state.launch}
          isPaused={isChecked || refused !== undefined}
          onRetry={gameSession.retry}
          onBack={leave}
          onMessage={onFrameMessage}
        />
      ) : (
        <Opening game={game} />
      )}
      {refused !== undefined && !over && (
        <RefusedDialog code={refused} {...ways} onClose={() => setRefused(undefined)} />
      )}
      {game && <BarSheets game={game} sheet={sheet} onClose={() => setSheet(undefined)} />}
      <RealityCheck onShown={setChecked} beforeLeaving={() => close()} />
    </div>
  )
}
