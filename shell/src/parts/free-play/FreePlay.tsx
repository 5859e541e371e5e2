import { Button } from '@plaza/ui/button'
import { useSignInText } from '../../kernel/language/texts'
import { useTrial } from './useTrial'

/** Free play from the sign-in form (TRIAL-1). The form shows errors. */
export function FreePlay({ onFailure }: { onFailure: (code: string) => void }) {
  const t = useSignInText()
  const { start, isPending } = useTrial(onFailure)
  return (
    <Button size="large" isBlock icon="gamepad" isBusy={isPending} onClick={start}>
      {t('trial.play')}
    </Button>
  )
}
