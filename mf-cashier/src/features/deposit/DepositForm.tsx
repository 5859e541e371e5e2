import { localized } from '@plaza/contract/kernel'
import {
  feeOf,
  type Deposit,
  type DepositLimits,
  type OfferedMethod,
  type OfferedPromotion,
} from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { BalanceLine, LostAnswer, useAmountTexts, type AmountTexts } from '@plaza/money'
import { BelowFold } from '@plaza/ui/below-fold'
import { Form, Submit } from '@plaza/ui/form'
import { TextField } from '@plaza/ui/field'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions } from '@plaza/ui/page'
import { useDepositText, type DepositText } from '../../locales/deposit/texts'
import { DepositFailure } from './DepositFailure'
import { DepositPreview } from './DepositPreview'
import { DepositSteps } from './DepositSteps'
import { HeldOrders } from './HeldOrders'
import { LimitsLine } from './LimitsLine'
import { MethodChoice } from './MethodChoice'
import { OpenOrder } from './OpenOrder'
import { PromotionChoice } from './PromotionChoice'
import { useChosenMethod } from './useChosenMethod'
import { useDepositForm } from './useDepositForm'
import { useVoucherForm, type VoucherForm } from './useVoucherForm'

export interface DepositFormProps {
  methods: readonly OfferedMethod[]
  /** Orders that are still open, at most one a method. */
  openOrders: readonly Deposit[]
  /** Ended orders of which a payment waits for an operator. */
  heldOrders: readonly Deposit[]
  /** What a deposit can be made with now. */
  promotions: readonly OfferedPromotion[]
  limits: DepositLimits | undefined
  /** The member has changed them. */
  onLimits: (limits: DepositLimits) => void
  /** Method and amount on pages of their own. */
  isInSteps: boolean
  /** Navigates to the status of an order. */
  onOrder: (id: string) => void
}

/** Why the form can't be sent, in words. */
function reasonOf(
  form: ReturnType<typeof useDepositForm>,
  texts: AmountTexts,
  needsMore: string | undefined,
  t: DepositText,
): string | undefined {
  if (!form.method) return t('deposit.needMethod')
  if (form.isMethodTaken) return t('deposit.finishOpen')
  return texts.reason ?? needsMore
}

const voucherReason = ({ code, isTooLong }: VoucherForm, t: DepositText): string | undefined =>
  code.trim() === '' || isTooLong ? t('deposit.voucher.missing') : undefined

/** Amount, method and preview, on one page or in steps: the amount comes first (DEPOSIT-1, DEPOSIT-10). */
export function DepositForm(props: DepositFormProps) {
  const { methods, openOrders, heldOrders, promotions, limits, onLimits, isInSteps, onOrder } = props
  const t = useDepositText()
  const language = useLanguage()
  const { currency } = useRemote()
  const { money } = useFormats()
  const choice = useChosenMethod(methods, openOrders, isInSteps)
  const leftMinor = limits?.leftMinor ?? null
  const form = useDepositForm({ methods, code: choice.code, openOrders, promotions, leftMinor, onOrder })
  const voucher = useVoucherForm(onOrder)
  const { method, amountMinor, refusedBy, unanswered, failure, bonus } = form
  const isVoucher = method?.paysBy === 'voucher'
  const nameOf = (code: string) =>
    localized(methods.find((candidate) => candidate.code === code)?.name ?? { en: code }, language)
  const left = leftMinor === null ? undefined : t('deposit.limitLeft', { amount: money(leftMinor, currency) })
  const texts = useAmountTexts(
    amountMinor,
    form.limits,
    currency,
    left ? { tooMuch: left, notEnough: left } : {},
  )
  const needsMore =
    bonus.isTooSmall && bonus.promotion
      ? t('deposit.promotions.tooSmall', { amount: money(bonus.promotion.minMinor, currency) })
      : undefined
  const asksAmount = method !== undefined && !isVoucher && !form.isMethodTaken
  // The order on which a new one waits comes before the amount, the others after it.
  const isBlocked = refusedBy !== undefined || form.isMethodTaken
  const orders = (refusedBy ? [refusedBy] : openOrders).map((order) => (
    <OpenOrder
      key={order.id}
      deposit={order}
      method={nameOf(order.method)}
      isAlert={order === refusedBy}
      onResume={() => onOrder(order.id)}
    />
  ))
  return (
    <Form isPage onSend={isVoucher ? voucher.submit : form.submit}>
      <Page hasActions>
        {isInSteps && <DepositSteps current={method ? 'amount' : 'method'} />}
        {isBlocked && orders}
        {!refusedBy && !isVoucher && <DepositFailure of={form} />}
        {unanswered && !failure && (
          <LostAnswer
            of={unanswered}
            currency={currency}
            title={t('deposit.unanswered', { amount: money(unanswered.amountMinor, currency) })}
            text={t('deposit.unansweredText')}
          />
        )}
        {asksAmount && (
          <MoneyField
            label={t('money.amount')}
            name="amount"
            valueMinor={amountMinor}
            onChange={form.setAmountMinor}
            currency={currency}
            minMinor={method.minMinor}
            // Where a limit leaves less than the least deposit, it is not a range: the row below says what it leaves.
            maxMinor={
              leftMinor !== null && leftMinor >= method.minMinor
                ? Math.min(method.maxMinor, leftMinor)
                : method.maxMinor
            }
            quickMinor={method.quickMinor}
            error={texts.error}
            isDisabled={form.isSending}
          />
        )}
        {isVoucher && (
          <>
            <TextField
              label={t('deposit.voucher.code')}
              name="voucher"
              help={t('deposit.voucher.help')}
              autoComplete="off"
              autoCapitalize="characters"
              value={voucher.code}
              onChange={voucher.setCode}
              error={voucher.isTooLong ? t('deposit.voucher.tooLong') : null}
            />
            <DepositFailure of={voucher} />
          </>
        )}
        <MethodChoice methods={methods} chosen={method} choice={choice} isInSteps={isInSteps} />
        {!isBlocked && orders}
        <HeldOrders orders={heldOrders} nameOf={nameOf} onOpen={onOrder} />
        <BelowFold frames={2}>
          {limits && limits.limits.length > 0 && <LimitsLine limits={limits} onLimits={onLimits} />}
          {asksAmount && bonus.offered.length > 0 && (
            <PromotionChoice
              promotions={bonus.offered}
              value={bonus.promotion?.code ?? null}
              onChange={bonus.choose}
            />
          )}
          <BalanceLine />
        </BelowFold>
        {(!isInSteps || method) && (
          <PageActions
            summary={
              asksAmount && (
                <DepositPreview
                  promotion={bonus.promotion}
                  amountMinor={form.problem === null ? amountMinor : null}
                  feeMinor={amountMinor === null ? 0 : feeOf(method, amountMinor)}
                  currency={currency}
                />
              )
            }
          >
            <Submit
              isPending={form.isSending || voucher.isSending}
              disabledReason={isVoucher ? voucherReason(voucher, t) : reasonOf(form, texts, needsMore, t)}
            >
              {t(isVoucher ? 'deposit.voucher.redeem' : 'deposit.submit')}
            </Submit>
          </PageActions>
        )}
      </Page>
    </Form>
  )
}
