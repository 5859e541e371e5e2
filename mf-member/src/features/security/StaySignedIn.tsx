import { useCallMutation, useForget } from '@plaza/client'
import { securityCall, staySignedInCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Checkbox } from '@plaza/ui/checkbox'
import { useState } from 'react'
import { useSecurityText } from '../../locales/security/texts'
import css from './StaySignedIn.module.css'

/** Whether this browser keeps its session when it is closed (SECURITY-5). */
export function StaySignedIn({ stays }: { stays: boolean }) {
  const t = useSecurityText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const { mutate, isPending } = useCallMutation(staySignedInCall)
  // What was chosen here, which the overview has only once it was read again.
  const [chosen, setChosen] = useState<boolean>()
  const choose = (next: boolean) => {
    // Not disabled meanwhile, which would take the focus away.
    if (isPending) return
    setChosen(next)
    mutate(
      { body: { stays: next } },
      {
        onSuccess: () => {
          forget(securityCall)
          events.say('toast', { kind: 'success', text: t(next ? 'security.stayOn' : 'security.stayOff') })
        },
        onError: (failure) => {
          setChosen(undefined)
          events.say('toast', { kind: 'error', text: errorText(failure.code, failure.value, failure) })
        },
      },
    )
  }
  return (
    <div className={css.stay}>
      <Checkbox isChecked={chosen ?? stays} onChange={choose}>
        <span>{t('security.stay')}</span>
        <span className={css.text}>{t('security.stayText')}</span>
      </Checkbox>
    </div>
  )
}
