import type { Reality } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Dialog } from '@plaza/ui/dialog'
import { useFormats } from '@plaza/i18n'
import { useRealityText } from '../../locales/reality/texts'
import { elapsedText } from '../../play/elapsed'
import { useTick } from '../../play/useTick'
import styles from './RealityDialog.module.css'

export interface RealityDialogProps {
  reality: Reality
  isOpen: boolean
  isBusy: boolean
  onContinue: () => void
  /** Absent where there is no history to show. */
  onHistory?: () => void
  onLeave: () => void
}

/** How long the member has played, the stakes, the winnings and the net result; only its buttons close it. */
export function RealityDialog(props: RealityDialogProps) {
  const { reality, isOpen, isBusy, onContinue, onHistory, onLeave } = props
  const t = useRealityText()
  const formats = useFormats()
  const { serverNow } = useRemote()
  useTick(isOpen ? 1000 : undefined)
  const { currency, netMinor } = reality
  const word = netMinor > 0 ? 'ahead' : netMinor < 0 ? 'behind' : 'even'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={nothing}
      title={t('reality.title')}
      isAlert
      takesFocus
      closesByMask={false}
    >
      <p>{t('reality.text', { time: elapsedText(serverNow() - (reality.since ?? serverNow())) })}</p>
      <dl className={styles.figures}>
        <Figure label={t('reality.bets')}>{formats.number(reality.bets)}</Figure>
        <Figure label={t('reality.staked')}>
          <Amount minor={reality.stakedMinor} currency={currency} size="small" />
        </Figure>
        <Figure label={t('reality.won')}>
          <Amount minor={reality.wonMinor} currency={currency} size="small" />
        </Figure>
        <Figure label={t('reality.net')}>
          <Amount minor={netMinor} currency={currency} kind="change" size="small" />{' '}
          <span>{t(`reality.${word}`)}</span>
        </Figure>
      </dl>
      <div className={styles.actions}>
        <Button variant="primary" isBlock isBusy={isBusy} onClick={onContinue}>
          {t('reality.continue')}
        </Button>
        {onHistory && (
          <Button isBlock isDisabled={isBusy} onClick={onHistory}>
            {t('reality.history')}
          </Button>
        )}
        <Button isBlock isDisabled={isBusy} onClick={onLeave}>
          {t('reality.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

/** It has to be answered, so Escape does nothing. */
const nothing = () => undefined

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
