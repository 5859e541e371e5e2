import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import type { Play } from '@plaza/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { BetLine, LineText } from '../../lottery/lines/BetLines'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { MultiplierStepper } from './MultiplierStepper'
import type { SlipLine } from './slip'
import styles from './Slip.module.css'
import { stakeMinor, unitPriceMinor } from './stake'

export interface SlipLineRowProps {
  line: SlipLine
  /** From 1, as the gateway counts lines. */
  no: number
  play: Play | undefined
  /** Absent where the line can no longer be changed. */
  onMultiplier?: (multiplier: number) => void
  onRemove?: () => void
}

/** One line of a slip: play, numbers, what it costs; its multiplier can be changed, and the line removed. */
export function SlipLineRow({ line, no, play, onMultiplier, onRemove }: SlipLineRowProps) {
  const t = useSlipText()
  const words = usePlayWords()
  const picksText = usePicksText()
  const { money, number } = useFormats()
  const { currency } = useRemote()
  return (
    <BetLine
      name={`${no}. ${play ? words.full(play) : line.play}`}
      amount={money(stakeMinor(line), currency)}
      action={
        onMultiplier &&
        onRemove && (
          <div className={styles.edit}>
            <MultiplierStepper
              label={t('slip.multiplierOf', { no })}
              value={line.multiplier}
              onChange={onMultiplier}
            />
            <IconButton icon="trash" size={20} label={t('slip.remove', { no })} onClick={onRemove} />
          </div>
        )
      }
    >
      {play && (
        <LineText kind="picks" isShort>
          {picksText(play, line.picks, (count) => t('slip.moreTickets', { count: number(count) }))}
        </LineText>
      )}
      <LineText>
        {t('slip.sum', {
          units: number(line.units),
          multiplier: number(line.multiplier),
          unit: money(unitPriceMinor[line.mode], currency),
        })}
      </LineText>
    </BetLine>
  )
}
