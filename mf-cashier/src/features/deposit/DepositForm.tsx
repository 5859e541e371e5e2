import { localized, type Deposit, type DepositMethod } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage, useText } from '@plaza/i18n'
import { Form, Submit } from '@plaza/ui/form'
import { moneyError, MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions } from '@plaza/ui/page'
import { BalanceLine } from '../../money/BalanceLine'
import { Notice } from '../../money/Notice'
import { SubmitFailure } from '../../money/SubmitFailure'
import { useCashierText, type CashierText } from '../../texts'
import { DepositPreview } from './DepositPreview'
import { MethodTiles } from './MethodTiles'
import { OpenOrder } from './OpenOrder'
import { useDepositForm } from './useDepositForm'

export interface DepositFormProps {
  methods: readonly DepositMethod[]
  /** An order that waits. */
  open: Deposit | null
  /** Goes to the state of an order. */
  onOrder: (id: string) => void
}

/** Why the form can't be sent, in words. */
function reasonOf(form: ReturnType<typeof useDepositForm>, t: CashierText): string | undefined {
  if (!form.method) return t('deposit.needMethod')
  if (form.isMethodTaken) return t('deposit.finishOpen')
  if (form.problem === 'missing') return t('money.needAmount')
  return form.problem ? t('money.checkAmount') : undefined
}

/** Method, amount and preview on one page (DEPOSIT-1). */
export function DepositForm({ methods, open, onOrder }: DepositFormProps) {
  const t = useCashierText()
  const ui = useText('ui')
  const language = useLanguage()
  const { currency } = useRemote()
  const { money } = useFormats()
  const form = useDepositForm(methods, open, onOrder)
  const { method, amountMinor, openOrder, unanswered, failure } = form
  const nameOf = (code: string) =>
    localized(methods.find((candidate) => candidate.code === code)?.name ?? { en: code }, language)
  const error =
    method && amountMinor !== null ? moneyError(amountMinor, { ...method, currency }, money, ui) : null
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
        {failure && !form.isRefusedByOpenOrder && <SubmitFailure failure={failure} />}
        {unanswered && !failure && (
          <Notice title={t('deposit.unanswered', { amount: money(unanswered.amountMinor, currency) })}>
            {t('deposit.unansweredText')}
          </Notice>
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
            error={error}
            isDisabled={form.isSending}
          />
        )}
        {method && !form.isMethodTaken && amountMinor !== null && form.problem === null && (
          <DepositPreview amountMinor={amountMinor} feeMinor={method.feeMinor} currency={currency} />
        )}
        <PageActions>
          <Submit isPending={form.isSending} disabledReason={reasonOf(form, t)}>
            {t('deposit.submit')}
          </Submit>
        </PageActions>
      </Page>
    </Form>
  )
}
