import { Steps } from '@plaza/ui/steps'
import { useDepositText } from '../../locales/deposit/texts'

/** Where the member is in a deposit in steps. */
export function DepositSteps({ current }: { current: 'method' | 'amount' | 'pay' }) {
  const t = useDepositText()
  return (
    <Steps
      label={t('deposit.title')}
      current={current}
      steps={[
        { id: 'method', title: t('deposit.steps.method') },
        { id: 'amount', title: t('deposit.steps.amount') },
        { id: 'pay', title: t('deposit.steps.pay') },
      ]}
    />
  )
}
