import { useForget } from '@plaza/client'
import { dividendsCall, mostPaidAtOnce, type DividendSide } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { LostAnswer, SetWithdrawalPassword, SubmitFailure, WithdrawalPasswordPrompt } from '@plaza/money'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Stack } from '@plaza/ui/page'
import { SumLine } from '@plaza/ui/records'
import { useDividendsText } from '../../locales/dividends/texts'
import { isOpen } from './dividend-columns'
import css from './Dividends.module.css'
import { DividendTable, usePeriodText } from './DividendTable'
import { paymentOf, usePayDividends } from './usePayDividends'

interface DividendReportProps {
  side: DividendSide
  pages: readonly AnswerOf<typeof dividendsCall>[]
}

/** What a filter found of one side, with its sums and the way to pay what one owes, singly or all at once. No amount shows while balances are hidden. */
export function DividendReport({ side, pages }: DividendReportProps) {
  const t = useDividendsText()
  const { money } = useFormats()
  const periodText = usePeriodText()
  const forget = useForget()
  const isMasked = useStoreValue(useRemote().events.hiddenBalance)
  const latest = pages.at(-1)
  const currency = latest?.currency ?? ''
  const rows = pages.flatMap(({ running, dividends }) => [...running, ...dividends])
  const pay = usePayDividends(currency, isMasked)
  if (!latest) return null
  const { hasPaymentPassword, paymentPasswordRule, totals } = latest
  const open = side === 'owed' ? rows.filter(isOpen).slice(0, mostPaidAtOnce) : []
  const all = paymentOf(open)
  const mayPay = side === 'owed' && hasPaymentPassword && !pay.unanswered && !pay.isSending
  const sum = (minor: number) => (
    <Amount minor={minor} currency={currency} kind="balance" isMasked={isMasked} />
  )
  const only = pay.asked?.only
  return (
    <Stack gap={12}>
      <SumLine
        label={t('dividends.title')}
        sums={[
          { label: t(`dividends.due.${side}`), value: sum(totals.dueMinor) },
          { label: t(`dividends.paidSum.${side}`), value: sum(totals.paidMinor) },
        ]}
      />
      <SubmitFailure of={pay} />
      {pay.unanswered && (
        <>
          <LostAnswer
            of={pay.unanswered}
            currency={currency}
            title={
              isMasked
                ? t('dividends.unansweredMasked')
                : t('dividends.unanswered', { amount: money(pay.unanswered.amountMinor, currency) })
            }
            text={t('dividends.unansweredText')}
          />
          <Button variant="primary" isBlock onClick={() => pay.ask(null)}>
            {t('dividends.askAgain')}
          </Button>
        </>
      )}
      {mayPay && open.length > 1 && (
        <Button variant="primary" isBlock onClick={() => pay.ask(all)}>
          {isMasked
            ? t('dividends.payAllMasked')
            : t('dividends.payAll', { amount: money(all.amountMinor, currency) })}
        </Button>
      )}
      {open.length > 0 && !hasPaymentPassword && (
        <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(dividendsCall)} />
      )}
      <DividendTable
        side={side}
        rows={rows}
        currency={currency}
        isMasked={isMasked}
        onPay={mayPay ? (row) => pay.ask(paymentOf([row])) : undefined}
      />
      <div>
        <p className={css.notes}>{t('dividends.provisional')}</p>
        <p className={css.notes}>{t('dividends.formula')}</p>
        <p className={css.notes}>{t('dividends.corrections')}</p>
      </div>
      <WithdrawalPasswordPrompt
        isOpen={pay.isAsking}
        isBusy={pay.isSending}
        title={
          isMasked
            ? t('dividends.confirmTitleMasked')
            : t('dividends.confirmTitle', { amount: money(pay.askedMinor, currency) })
        }
        text={
          only
            ? t('dividends.confirmOne', { member: only.member, period: periodText(only) })
            : t('dividends.confirmMany', { count: pay.askedCount })
        }
        failure={pay.passwordFailure}
        confirm={t('dividends.pay')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void pay.confirm(password)}
        onCancel={pay.stop}
      />
    </Stack>
  )
}
