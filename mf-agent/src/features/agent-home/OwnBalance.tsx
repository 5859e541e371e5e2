import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './OwnBalance.module.css'

/** Ten million in minor units; figures from here on would not fit a 320-pixel screen in the largest size. */
const longMinor = 1_000_000_000

interface Props {
  /** The balance from the agent call; the page's balance takes precedence, because it follows every booking. */
  balanceMinor: number
  currency: string
}

/** The agent's own money, with links to deposit and withdrawal where this merchant has those pages. */
export function OwnBalance({ balanceMinor, currency }: Props) {
  const t = useAgentHomeText()
  const { events, navigate } = useRemote()
  const { balance } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const paths = useAvailablePaths()
  const minor = balance?.totalMinor ?? balanceMinor
  return (
    <Card variant="glow" as="section" className={css.card}>
      <h3 className={css.label}>{t('home.balance')}</h3>
      <Amount
        minor={minor}
        currency={balance?.currency ?? currency}
        kind="balance"
        size={Math.abs(minor) < longMinor ? 'hero' : 'large'}
        isMasked={isHidden}
        label={t('home.balance')}
      />
      <div className={css.ways}>
        {paths.has('/m/withdraw') && (
          <Button icon="withdraw" isBlock onClick={() => navigate('/m/withdraw')}>
            {t('home.withdraw')}
          </Button>
        )}
        {paths.has('/m/voucherCenter') && (
          <Button variant="primary" icon="deposit" isBlock onClick={() => navigate('/m/voucherCenter')}>
            {t('home.deposit')}
          </Button>
        )}
      </div>
    </Card>
  )
}
