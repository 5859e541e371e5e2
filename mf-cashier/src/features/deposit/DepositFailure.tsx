import { limitReachedSchema } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Notice, SubmitFailure, type MoneySubmit } from '@plaza/money'
import { useDepositText } from '../../locales/deposit/texts'
import { VerifyNotice } from '../../parts/VerifyNotice'

/** Why a deposit was refused; of a limit on deposits which one, what is used of it and until when (RG-7); without the level of verification that it needs, the way there (KYC-2). */
export function DepositFailure({ of }: { of: Pick<MoneySubmit, 'failure' | 'isUncertain'> }) {
  const t = useDepositText()
  const { currency, timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const reached =
    of.failure?.code === 'deposit.limit.reached'
      ? limitReachedSchema.safeParse(of.failure.value).data
      : undefined
  if (of.failure?.code === 'kyc.required') return <VerifyNotice />
  if (!reached) return <SubmitFailure of={of} />
  const { period, limitMinor, usedMinor, leftMinor, resetsAt } = reached
  return (
    <Notice isAlert title={t(`deposit.limits.reached.${period}`)}>
      <p>
        {t('deposit.limits.used', { used: money(usedMinor, currency), limit: money(limitMinor, currency) })}
      </p>
      <p>
        {t('deposit.limits.leftUntil', {
          left: money(leftMinor, currency),
          at: dateTime(resetsAt, { timeZone }),
        })}
      </p>
    </Notice>
  )
}
