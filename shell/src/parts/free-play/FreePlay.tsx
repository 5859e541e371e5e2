import { Button } from '@plaza/ui/button'
import { useSignInText } from '../../kernel/language/texts'
import { useTrial } from './useTrial'

/** Test play from the login form (TRIAL-1). What went wrong is said by the form. */
export function FreePlay({ onFailure }: { onFailure: (code: string) => void }) {
  const t = useSignInText()
  const { start, isPending } = useTrial(onFailure)
  return (
    <Button size="large" isBlock icon="gamepad" isBusy={isPending} onClick={start}>
      {t('trial.play')}
    </Button>
  )
}
