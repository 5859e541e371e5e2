import { launchTimings } from '@plaza/contract/kernel'
import type { FrameMessage, PageMessage } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef, useState } from 'react'
import { useLaunchText } from '../../locales/launch/texts'
import styles from './GameFrame.module.css'
import type { Launch } from './launch-address'
import { LaunchFailure } from './LaunchFailure'
import { Opening } from './Opening'
import { useAfter } from './useAfter'
import { useFrameMessages } from './useFrameMessages'

export interface GameFrameProps {
  launch: Launch
  /** An overlay covers the game and pauses it (RG-4). */
  isPaused: boolean
  onRetry: () => void
  onBack: () => void
  onMessage: (message: FrameMessage) => void
}

/**
 * A vendor's game in its frame: on another origin and sandboxed, so that it reaches nothing of the page and cannot open
 * windows or navigate the tab (LAUNCH-7). It may play sound, but full screen and wake lock belong to the page, so that
 * clock, net position and dialogs always stay visible (RG-5).
 */
export function GameFrame({ launch, isPaused, onRetry, onBack, onMessage }: GameFrameProps) {
  const t = useLaunchText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const isSlow = useAfter(launchTimings.timeoutMs) && !isReady
  useFrameMessages(frame, launch.origin, (message) => {
    if (message.type === 'ready') setReady(true)
    onMessage(message)
  })
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (!isReady || wasHidden.current === isHidden) return
    wasHidden.current = isHidden
    const message: PageMessage = { plaza: 1, type: isHidden ? 'hide-balance' : 'show-balance' }
    frame.current?.contentWindow?.postMessage(message, launch.origin)
  }, [isHidden, isReady, launch.origin])
  const wasPaused = useRef(false)
  useEffect(() => {
    if (!isReady || wasPaused.current === isPaused) return
    wasPaused.current = isPaused
    const message: PageMessage = { plaza: 1, type: isPaused ? 'pause' : 'resume' }
    frame.current?.contentWindow?.postMessage(message, launch.origin)
  }, [isPaused, isReady, launch.origin])
  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={launch.url}
        title={launch.game.gameName}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay"
        referrerPolicy="no-referrer"
        inert={!isReady}
      />
      {launch.orientation !== 'any' && isReady && (
        <p className={styles.turn} data-wants={launch.orientation} role="status">
          {t(`launch.turn.${launch.orientation}`)}
        </p>
      )}
      {!isReady && (
        <div className={styles.cover}>
          {isSlow ? (
            <LaunchFailure
              code="network.timeout"
              game={launch.game}
              mode={launch.play.mode}
              onRetry={onRetry}
              onAgain={onRetry}
              onBack={onBack}
            />
          ) : (
            <Opening game={launch.game} />
          )}
        </div>
      )}
    </div>
  )
}
