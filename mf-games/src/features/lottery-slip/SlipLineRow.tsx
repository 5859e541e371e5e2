import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import type { Play } from '@plaza/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { memo, useMemo } from 'react'
import { BetLine, LineText } from '../../lottery/lines/BetLines'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { MultiplierStepper } from './MultiplierStepper'
import { lessThanStake } from './quote'
import type { SlipLine } from './slip'
import styles from './Slip.module.css'
import { stakeMinor, unitPriceMinor } from './stake'

export interface SlipLineRowProps {
  line: SlipLine
  /** From 1, as the gateway counts lines. */
  no: number
  play: Play | undefined
  /** Both take the id of the line, and are absent where it can no longer be changed. Stable functions. */
  onMultiplier?: (id: number, multiplier: number) => void
  onRemove?: (id: number) => void
  /** Takes the line back to the table; absent where its play is no longer known. A stable function. */
  onEdit?: (line: SlipLine) => void
}

/**
 * One line of a slip: play, numbers, what it costs; its multiplier can be changed, and the line taken back to the table or removed. Of a hundred
 * lines only the one that changes is drawn again: every draw of any lottery draws the table around them.
 */
export const SlipLineRow = memo(function SlipLineRow(props: SlipLineRowProps) {
  const { line, no, play, onMultiplier, onRemove, onEdit } = props
  const t = useSlipText()
  const words = usePlayWords()
  const picksText = usePicksText()
  const { money, number } = useFormats()
  const { currency } = useRemote()
  const mostMinor = useMemo(() => lessThanStake([line], () => play), [line, play])
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
              onChange={(multiplier) => onMultiplier(line.id, multiplier)}
            />
            {onEdit && play && (
              <IconButton
                icon="edit"
                size={20}
                label={t('slip.change', { no })}
                onClick={() => onEdit(line)}
              />
            )}
            <IconButton
              icon="trash"
              size={20}
              label={t('slip.remove', { no })}
              onClick={() => onRemove(line.id)}
            />
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
      {mostMinor !== undefined && (
        <LineText kind="caution">{t('slip.noProfit', { amount: money(mostMinor, currency) })}</LineText>
      )}
    </BetLine>
  )
})
