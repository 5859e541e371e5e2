import type { Chase } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { BetLine, BetLines, LineText } from '../../lottery/lines/BetLines'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useChaseText } from '../../locales/lottery-chase/texts'

/** What a plan plays in every issue, at the multiplier 1 of an issue. */
export function ChaseLines({ chase: { rules: id, lines, currency } }: { chase: Chase }) {
  const t = useChaseText()
  const { rules } = useRuleSet(id)
  const words = usePlayWords()
  const picksText = usePicksText()
  const { money, number } = useFormats()
  return (
    <section aria-label={t('chase.lines')}>
      <BetLines>
        {lines.map((line, index) => {
          const play = rules?.plays.find((one) => one.id === line.play)
          return (
            // Lines of a plan never change, so the place is the key.
            <BetLine
              key={index}
              name={`${index + 1}. ${play ? words.full(play) : line.play}`}
              amount={money(line.amountMinor, currency)}
            >
              {play && (
                <LineText>
                  {picksText(play, line.picks, (count) => t('chase.moreTickets', { count: number(count) }))}
                </LineText>
              )}
            </BetLine>
          )
        })}
      </BetLines>
    </section>
  )
}
