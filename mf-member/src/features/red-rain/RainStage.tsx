import type { RainSession } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { IconButton } from '@plaza/ui/icon-button'
import { Overlay } from '@plaza/ui/overlay'
import { clockText, useCountdown } from '@plaza/ui/countdown'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useRedRainText } from '../../locales/red-rain/texts'
import { FallingPackets } from './FallingPackets'
import css from './RainStage.module.css'
import { StageResult } from './StageResult'
import { useDraw } from './useDraw'

export interface RainStageProps {
  session: RainSession
  /** How long packets fall, seconds. */
  fallSeconds: number
  /** Chances left when the stage was last told. */
  chancesLeft: number
  currency: string
  isOpen: boolean
  /** After each chance that was used. */
  onDrawn: () => void
  onClose: () => void
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The rain over the whole screen: a tap on any packet, or Open, uses one chance, which the server decides (REDRAIN-1). Who
 * wants less motion gets Open alone.
 */
export function RainStage(props: RainStageProps) {
  const { session, fallSeconds, currency, isOpen, onDrawn, onClose } = props
  const t = useRedRainText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { serverNow } = useRemote()
  const [isStill] = useState(wantsStillness)
  const [untilMs, setUntilMs] = useState(0)
  const { state, isDrawing, draw, next } = useDraw(session.id)
  const secondsLeft = useCountdown(isOpen ? untilMs : undefined, serverNow)
  const chancesLeft = state.kind === 'drawn' ? state.chancesLeft : props.chancesLeft
  const begin = () => setUntilMs(Math.min(serverNow() + fallSeconds * 1_000, session.endsAt))

  // Each opening is a fall of its own.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) begin()
  }
  const drawnId = state.kind === 'drawn' ? state.draw.id : undefined
  const tell = useEffectEvent(onDrawn)
  useEffect(() => {
    if (drawnId !== undefined) tell()
  }, [drawnId])

  const isFalling = state.kind === 'waiting' && secondsLeft > 0 && chancesLeft > 0
  const close = () => {
    if (isDrawing) return
    if (state.kind !== 'lost') next()
    onClose()
  }
  return (
    <Overlay
      isOpen={isOpen}
      onDismiss={(by) => by === 'escape' && close()}
      role="dialog"
      labelledBy={`${id}title`}
      box={box}
      initialFocus={box}
      classes={{ mask: css.mask, viewport: css.viewport, box: css.stage }}
    >
      <header className={css.head}>
        <h2 id={`${id}title`} className={css.title}>
          {t('redRain.stage.title')}
        </h2>
        {secondsLeft > 0 && (
          <span translate="no" role="timer" aria-label={t('redRain.stage.left')} className={css.time}>
            {clockText(secondsLeft)}
          </span>
        )}
        <IconButton icon="x" label={t('redRain.stage.close')} variant="raised" size={20} onClick={close} />
      </header>
      {isFalling && !isStill && <FallingPackets onTap={() => void draw()} />}
      <StageResult
        state={state}
        isFalling={isFalling}
        isStill={isStill}
        isDrawing={isDrawing}
        chancesLeft={chancesLeft}
        hasEnded={serverNow() >= session.endsAt}
        currency={currency}
        onDraw={() => void draw()}
        onNext={() => {
          next()
          if (secondsLeft === 0) begin()
        }}
        onClose={close}
      />
    </Overlay>
  )
}
