import { withdrawChecks, type WithdrawCheck } from '@plaza/contract/money'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawOptions } from './useWithdrawForm'

const accountsRoute = '/m/cards'
const verification = '/m/kyc'
/** Where each check is put in order; the withdrawal password is set on this page. */
const ways: Partial<Record<WithdrawCheck, string>> = {
  name: accountsRoute,
  contact: '/m/securityCenter',
  kyc: verification,
  account: accountsRoute,
  turnover: '/m/turnover',
}

type Check = WithdrawOptions['checks'][number]

/** Whether everything is there without which nothing can be paid out; turnover holds only the money that it is for. */
const isReady = (checks: readonly Check[]): boolean =>
  checks.every(({ check, isDone }) => isDone || check === 'turnover')

/** The level of verification, where it allows less today than there is to withdraw; nothing where it sets no bound. */
function verified({ kyc, withdrawableMinor, day }: WithdrawOptions): Check[] {
  if (!kyc || kyc.leftMinor === null) return []
  const wantedMinor = Math.min(withdrawableMinor, Math.max(0, day.sumMinor - day.usedMinor))
  return [{ check: 'kyc', isDone: kyc.leftMinor >= wantedMinor }]
}

/** What is to be in order before a withdrawal, each with its way (WITHDRAW-1, KYC-2); nothing once all of it is. */
export function WithdrawChecks({ options }: { options: WithdrawOptions }) {
  const t = useWithdrawText()
  const { money } = useFormats()
  const { navigate } = useRemote()
  const reach = useReach()
  const { checks, hasContact, kyc, currency } = options
  const needed = [...checks, ...verified(options)]
  if (isReady(needed)) return null
  const known =
    hasContact === undefined ? needed : [...needed, { check: 'contact' as const, isDone: hasContact }]
  const openText = (check: WithdrawCheck) =>
    check === 'kyc'
      ? t('withdraw.checksOpen.kyc', { amount: money(kyc?.leftMinor ?? 0, currency) })
      : t(`withdraw.checksOpen.${check}`)
  return (
    <Section title={t('withdraw.before')}>
      <List label={t('withdraw.before')}>
        {withdrawChecks.flatMap((check) => {
          const found = known.find((one) => one.check === check)
          if (!found) return []
          const to = ways[check]
          const isThere = to !== undefined && (to !== verification || reach(to) === 'open')
          return [
            <ListRow
              key={check}
              icon={found.isDone ? 'check' : 'alert'}
              title={t(`withdraw.checks.${check}`)}
              detail={found.isDone ? t('withdraw.checkDone') : openText(check)}
              {...(!found.isDone && isThere && { onPress: () => navigate(to) })}
            />,
          ]
        })}
      </List>
    </Section>
  )
}
