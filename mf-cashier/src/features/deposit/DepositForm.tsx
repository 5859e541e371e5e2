import { localized } from '@plaza/contract/kernel'
import type { Deposit, DepositMethod } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { BalanceLine, LostAnswer, SubmitFailure, useAmountTexts, type AmountTexts } from '@plaza/money'
import { Form, Submit } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions } from '@plaza/ui/page'
import { useDepositText, type DepositText } from '../../locales/deposit/texts'
import { DepositPreview } from './DepositPreview'
import { MethodTiles } from './MethodTiles'
import { OpenOrder } from './OpenOrder'
import { useDepositForm } from './useDepositForm'

export interface DepositFormProps {
  methods: readonly DepositMethod[]
  /** An order that is still open. */
  open: Deposit | null
  /** Navigates to the status of an order. */
  onOrder: (id: string) => void
}

/** Null until a method is chosen. */
const noLimits = { minMinor: 0, maxMinor: Infinity }

/** Why the form can't be sent, in words. */
function reasonOf(
  form: ReturnType<typeof useDepositForm>,
  texts: AmountTexts,
  t: DepositText,
): string | undefined {
  if (!form.method) return t('deposit.needMethod')
  if (form.isMethodTaken) return t('deposit.finishOpen')
  return texts.reason
}

/** Method, amount and preview on one page (DEPOSIT-1). */
export function DepositForm({ methods, open, onOrder }: DepositFormProps) {
  const t = useDepositText()
  const language = useLanguage()
  const { currency } = useRemote()
  const { money } = useFormats()
  const form = useDepositForm(methods, open, onOrder)
  const { method, amountMinor, openOrder, unanswered, failure } = form
  const nameOf = (code: string) =>
    localized(methods.find((candidate) => candidate.code === code)?.name ?? { en: code }, language)
  const texts = useAmountTexts(amountMinor, method ?? noLimits, currency)
  return (
    <Form isPage onSend={() => !form.isMethodTaken && form.submit()}>
      <Page hasActions>
        <BalanceLine />
        {openOrder && (
          <OpenOrder
            deposit={openOrder}
            method={nameOf(openOrder.method)}
            isAlert={form.isRefusedByOpenOrder}
            onResume={() => onOrder(openOrder.id)}
          />
        )}
        {!form.isRefusedByOpenOrder && <SubmitFailure of={form} />}
        {unanswered && !failure && (
          <LostAnswer
            of={unanswered}
            currency={currency}
            title={t('deposit.unanswered', { amount: money(unanswered.amountMinor, currency) })}
            text={t('deposit.unansweredText')}
          />
        )}
        <MethodTiles methods={methods} value={method?.code ?? null} onChange={form.setMethod} />
        {method && !form.isMethodTaken && (
          <MoneyField
            label={t('money.amount')}
            name="amount"
            valueMinor={amountMinor}
            onChange={form.setAmountMinor}
            currency={currency}
            minMinor={method.minMinor}
            maxMinor={method.maxMinor}
            quickMinor={method.quickMinor}
            error={method && texts.error}
            isDisabled={form.isSending}
          />
        )}
        {method && !form.isMethodTaken && amountMinor !== null && form.problem === null && (
          <DepositPreview amountMinor={amountMinor} feeMinor={method.feeMinor} currency={currency} />
        )}
        <PageActions>
          <Submit isPending={form.isSending} disabledReason={reasonOf(form, texts, t)}>
            {t('deposit.submit')}
          </Submit>
        </PageActions>
      </Page>
    </Form>
  )
}
