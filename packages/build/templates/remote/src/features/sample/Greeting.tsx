import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useSampleText } from '../../texts'
import css from './Greeting.module.css'

/** Greets by name, with the balance, which follows every booking by itself. */
export function Greeting() {
  const t = useSampleText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { balance } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  return (
    <Card variant="glow" as="section" className={css.card}>
      <h2 className={css.greeting}>
        {session ? t('page.greeting', { name: session.userName }) : t('page.greetingVisitor')}
      </h2>
      {session && balance && (
        <Amount
          minor={balance.totalMinor}
          currency={balance.currency}
          kind="balance"
          size="large"
          isMasked={isHidden}
          label={t('page.balance')}
        />
      )}
      <Button
        variant="primary"
        onClick={() => events.say('toast', { id: 'mf-sample', kind: 'success', text: t('page.said') })}
      >
        {t('page.hello')}
      </Button>
    </Card>
  )
}
