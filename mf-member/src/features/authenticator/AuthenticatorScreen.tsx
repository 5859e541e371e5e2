import { useCall, useForget } from '@plaza/client'
import { authenticatorCall, securityCall } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useAuthenticatorText } from '../../locales/authenticator/texts'
import { AuthenticatorOn } from './AuthenticatorOn'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

/** `/m/authenticator`: codes of an app as second step of every sign-in, set up, renewed and removed (SECURITY-4). */
export function AuthenticatorScreen() {
  const t = useAuthenticatorText()
  const forget = useForget()
  const answer = useCall(authenticatorCall)
  const [codes, setCodes] = useState<readonly string[]>()
  const changed = () => {
    forget(authenticatorCall)
    forget(securityCall)
  }
  const showCodes = (next: readonly string[]) => {
    setCodes(next)
    changed()
  }
  return (
    <Page>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <Answer
          of={answer}
          pending={<SkeletonRows count={3} />}
          failed={{ title: t('authenticator.failed') }}
        >
          {({ isOn, codesLeft }) =>
            isOn ? (
              <AuthenticatorOn codesLeft={codesLeft} onCodes={showCodes} onRemoved={changed} />
            ) : (
              <SetUp onCodes={showCodes} />
            )
          }
        </Answer>
      )}
    </Page>
  )
}
