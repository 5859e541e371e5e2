import type { AnswerOf } from '@plaza/contract/kernel'
import type { profitAndLossCall } from '@plaza/contract/play'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { EmptyState } from '@plaza/ui/empty-state'
import { Fact, Facts } from '@plaza/ui/facts'
import { Section } from '@plaza/ui/page'
import { useProfitAndLossText } from '../../locales/profit-and-loss/texts'
import { CategoryTable } from './CategoryTable'
import { NetChart } from './NetChart'
import css from './ProfitAndLoss.module.css'

const shown = ['deposit', 'withdrawal', 'stake', 'valid', 'prize', 'rebate', 'bonus', 'other'] as const

export interface FiguresProps {
  figures: AnswerOf<typeof profitAndLossCall>
  isByMonth: boolean
}

/** What a span came to: the net result with what it is made of, its days or months, kinds of game, and the member's whole time. */
export function Figures({ figures, isByMonth }: FiguresProps) {
  const t = useProfitAndLossText()
  const { totals, categories, periods, lifetime, currency } = figures
  const isEmpty = shown.every((name) => totals[`${name}Minor`] === 0)
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t('profitAndLoss.empty')} text={t('profitAndLoss.emptyText')} />
      ) : (
        <>
          <Card as="section" variant="raised" aria-label={t('profitAndLoss.net')}>
            <p className={css.note}>{t('profitAndLoss.net')}</p>
            <Amount minor={totals.netMinor} currency={currency} kind="change" size="large" />
            <p className={css.note}>{t('profitAndLoss.netNote')}</p>
          </Card>
          <dl aria-label={t('profitAndLoss.figures')} className={css.figures}>
            {shown.map((name) => (
              <div key={name} className={css.figure}>
                <dt>{t(`profitAndLoss.${name}`)}</dt>
                <dd>
                  <Amount minor={totals[`${name}Minor`]} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.note}>{t('profitAndLoss.otherNote')}</p>
          <NetChart periods={periods} currency={currency} isByMonth={isByMonth} />
          {categories.length > 0 && <CategoryTable categories={categories} currency={currency} />}
        </>
      )}
      <Section title={t('profitAndLoss.life')}>
        <Facts isFramed>
          <Fact label={t('profitAndLoss.deposit')}>
            <Amount minor={lifetime.depositMinor} currency={currency} />
          </Fact>
          <Fact label={t('profitAndLoss.withdrawal')}>
            <Amount minor={lifetime.withdrawalMinor} currency={currency} />
          </Fact>
          <Fact label={t('profitAndLoss.netDeposit')} note={t('profitAndLoss.netDepositNote')} tone="total">
            <Amount minor={lifetime.netDepositMinor} currency={currency} />
          </Fact>
        </Facts>
      </Section>
    </>
  )
}
