import type { BettingLimits } from '@plaza/contract/lottery'
import { basisPoints, hasFixedPrizes, oddsOf, prizeScale, returnOf, type Play } from '@plaza/lottery'
import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Sheet } from '@plaza/ui/sheet'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './RulesSheet.module.css'

export interface RulesSheetProps {
  play: Play
  prizeGroup: number
  limits: BettingLimits | undefined
  isOpen: boolean
  onClose: () => void
}

/** A share of hundredths of a per cent in per cent: 9,750 is 97.5. */
const percent = (points: number): string => String(points / 100)

/** Rules of a play before any stake: how it wins, odds and their formula, return and highest win (TABLE-1). */
export function RulesSheet({ play, prizeGroup, limits, isOpen, onClose }: RulesSheetProps) {
  const t = useTableText()
  const words = usePlayWords()
  const { number, money } = useFormats()
  const { currency } = useRemote()
  const isFixed = hasFixedPrizes(play)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.name(play)} detail={words.group(play)} isTall>
      <div className={styles.rules}>
        <p>{words.help(play)}</p>
        <p className={styles.note}>{words.example(play)}</p>
        <table className={styles.odds}>
          <caption>{t('table.rules.odds', { group: prizeGroup })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.rules.win')}</th>
              <th scope="col">{t('table.rules.chance')}</th>
              <th scope="col">{t('table.rules.pays')}</th>
            </tr>
          </thead>
          <tbody>
            {play.tiers.map(({ id, wins }, index) => (
              <tr key={id}>
                <th scope="row">{words.tier(play, index)}</th>
                <td>{chanceText(play, wins, number)}</td>
                <td>{`× ${number(oddsOf(play, index, prizeGroup) / prizeScale, 4)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t(isFixed ? 'table.rules.formulaFixed' : 'table.rules.formula')}</p>
        <p>
          <span>
            {t('table.rules.returns', { percent: percent(basisPoints(returnOf(play, prizeGroup))) })}
          </span>{' '}
          <span>{!isFixed && t('table.rules.rebate')}</span>
        </p>
        {play.unitsPerNumber !== undefined && (
          <p>{t('table.rules.unitsPerNumber', { count: play.unitsPerNumber })}</p>
        )}
        {limits && (
          <p className={styles.note}>
            {t('table.rules.limits', {
              least: money(limits.lineMinMinor, currency),
              most: money(limits.lineMaxMinor, currency),
              order: money(limits.orderMaxMinor, currency),
              payout: money(limits.payoutMaxMinor, currency),
            })}
          </p>
        )}
        <p className={styles.note}>{t('table.rules.rounding')}</p>
      </div>
    </Sheet>
  )
}

/** Numbers beyond this are written as "1 in so many". */
const readable = 1_000_000_000n

function chanceText(play: Play, wins: Play['outcomes'], number: (value: number) => string): string {
  const [won, all] = [BigInt(wins), BigInt(play.outcomes)]
  if (all <= readable) return `${number(Number(won))} / ${number(Number(all))}`
  return `1 / ${number(Number((all * 100n) / won) / 100)}`
}
