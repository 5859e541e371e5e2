import { withdrawChecks, type WithdrawCheck } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawOptions } from './useWithdrawForm'

const accountsRoute = '/m/cards'
/** Where each check is put in order; the withdrawal password is set on this page. */
const ways: Partial<Record<WithdrawCheck, string>> = {
  name: accountsRoute,
  contact: '/m/securityCenter',
  account: accountsRoute,
  turnover: '/m/turnover',
}

/** Whether everything is there without which nothing can be paid out; turnover holds only the money that it is for. */
const isReady = (checks: WithdrawOptions['checks']): boolean =>
  checks.every(({ check, isDone }) => isDone || check === 'turnover')

/** What is to be in order before a withdrawal, each with its way (WITHDRAW-1); nothing once all of it is. */
export function WithdrawChecks({ checks, hasContact }: Pick<WithdrawOptions, 'checks' | 'hasContact'>) {
  const t = useWithdrawText()
  const { navigate } = useRemote()
  if (isReady(checks)) return null
  const known =
    hasContact === undefined ? checks : [...checks, { check: 'contact' as const, isDone: hasContact }]
  return (
    <Section title={t('withdraw.before')}>
      <List label={t('withdraw.before')}>
        {withdrawChecks.flatMap((check) => {
          const found = known.find((one) => one.check === check)
          if (!found) return []
          const to = ways[check]
          return [
            <ListRow
              key={check}
              icon={found.isDone ? 'check' : 'alert'}
              title={t(`withdraw.checks.${check}`)}
              detail={t(found.isDone ? 'withdraw.checkDone' : `withdraw.checksOpen.${check}`)}
              {...(!found.isDone && to !== undefined && { onPress: () => navigate(to) })}
            />,
          ]
        })}
      </List>
    </Section>
  )
}
