import { useSearchParams } from '@plaza/facade/router'
import { Button } from '@plaza/ui/button'
import { useSignInText } from '../../kernel/language/texts'

const withdrawPath = '/m/withdraw'

export interface WithdrawOnlyProps {
  isPending: boolean
  /** Sends the form again, for a session that withdraws and does nothing else. */
  onLogIn: () => void
}

/** For a member who takes a break from play: the money can be taken out all the same, and nothing else is offered (RG-8). */
export function WithdrawOnly({ isPending, onLogIn }: WithdrawOnlyProps) {
  const t = useSignInText()
  const [, setQuery] = useSearchParams()
  return (
    <>
      <p>{t('login.withdrawText')}</p>
      <Button
        size="large"
        isBlock
        icon="withdraw"
        isBusy={isPending}
        onClick={() => {
          setQuery({ returnTo: withdrawPath }, { replace: true })
          onLogIn()
        }}
      >
        {t('login.withdraw')}
      </Button>
    </>
  )
}
