import { useErrorText } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import type { ReactNode } from 'react'
import { useRedRainText } from '../../locales/red-rain/texts'
import css from './RainStage.module.css'
import { RedPacket } from './RedPacket'
import type { DrawState } from './useDraw'

export interface StageResultProps {
  state: DrawState
  /** Packets can be opened now. */
  isFalling: boolean
  /** Nothing moves. */
  isStill: boolean
  isDrawing: boolean
  chancesLeft: number
  /** The session is over. */
  hasEnded: boolean
  currency: string
  onDraw: () => void
  onNext: () => void
  onClose: () => void
}

/** What the stage says: how to open a packet, what one brought, or why there is none; each with what to do next. */
export function StageResult(props: StageResultProps) {
  const { state, isFalling, isStill, isDrawing, chancesLeft, hasEnded, currency, onDraw, onNext, onClose } =
    props
  const t = useRedRainText()
  const errorText = useErrorText()
  const close = (
    <Button size="large" isBlock onClick={onClose}>
      {t('redRain.stage.close')}
    </Button>
  )
  const again = (label: string) =>
    chancesLeft > 0 && !hasEnded ? (
      <Button variant="primary" size="large" isBlock onClick={onNext}>
        {label}
      </Button>
    ) : null

  if (state.kind === 'drawn')
    return (
      <Result title={t(state.draw.amountMinor > 0 ? 'redRain.stage.won' : 'redRain.stage.nothing')} hasPacket>
        {state.draw.amountMinor > 0 && (
          <Amount minor={state.draw.amountMinor} currency={currency} kind="won" size="hero" />
        )}
        <p>{t(state.draw.amountMinor > 0 ? 'redRain.stage.credited' : 'redRain.stage.nothingText')}</p>
        {state.draw.amountMinor > 0 && again(t('redRain.stage.next', { count: chancesLeft }))}
        {close}
      </Result>
    )
  if (state.kind === 'lost')
    return (
      <Result title={t('redRain.stage.lost')}>
        <p>{t('redRain.stage.lostText')}</p>
        <Button variant="primary" size="large" isBlock isBusy={isDrawing} onClick={onDraw}>
          {t('redRain.stage.retry')}
        </Button>
        {close}
      </Result>
    )
  if (state.kind === 'refused')
    return <Result title={errorText(state.failure.code, state.failure.value, state.failure)}>{close}</Result>
  if (!isFalling)
    return (
      <Result title={t('redRain.stage.done')}>
        <p>
          {chancesLeft > 0
            ? t('redRain.stage.doneText', { count: chancesLeft })
            : t('redRain.stage.doneNone')}
        </p>
        {again(t('redRain.stage.again'))}
        {close}
      </Result>
    )
  return (
    <div className={css.foot}>
      {isStill && <RedPacket size={120} />}
      <p className={css.hint}>{t(isStill ? 'redRain.stage.still' : 'redRain.stage.hint')}</p>
      <Button variant="primary" size="large" isBlock icon="gift" isBusy={isDrawing} onClick={onDraw}>
        {t('redRain.openOnce')}
      </Button>
    </div>
  )
}

const Result = ({
  title,
  hasPacket = false,
  children,
}: {
  title: string
  hasPacket?: boolean
  children: ReactNode
}) => (
  <div className={css.result} role="status">
    {hasPacket && <RedPacket size={96} />}
    <p className={css.resultTitle}>{title}</p>
    {children}
  </div>
)
