import { useCallMutation } from '@plaza/client'
import { recoveryCodesCall, removeAuthenticatorCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Section, Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { useAuthenticatorText } from '../../locales/authenticator/texts'
import { Note } from '../../parts/Note'
import { CodeForm } from './CodeForm'

export interface AuthenticatorOnProps {
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
  onRemoved: () => void
}

/** An authenticator in use: how many recovery codes are left, new ones, and its removal, each by a code. */
export function AuthenticatorOn({ codesLeft, onCodes, onRemoved }: AuthenticatorOnProps) {
  const t = useAuthenticatorText()
  const { events } = useRemote()
  const [wanted, setWanted] = useState<'codes' | 'remove'>()
  const codes = useCallMutation(recoveryCodesCall)
  const remove = useCallMutation(removeAuthenticatorCall)
  const refusal = (refuse: (code: string) => void) => ({
    onError: (failure: { code: string }) => {
      if (failure.code === 'authenticator.code') refuse(failure.code)
    },
  })
  return (
    <Stack>
      <Note title={t('authenticator.on')} tone={codesLeft < 3 ? 'warning' : 'info'}>
        {t('authenticator.left', { count: codesLeft })}
      </Note>
      {wanted === undefined ? (
        <Stack gap={12}>
          <Button isBlock icon="refresh" onClick={() => setWanted('codes')}>
            {t('authenticator.newCodes')}
          </Button>
          <Button isBlock variant="danger" icon="trash" onClick={() => setWanted('remove')}>
            {t('authenticator.remove')}
          </Button>
        </Stack>
      ) : (
        <Section title={t(wanted === 'codes' ? 'authenticator.newCodes' : 'authenticator.remove')}>
          <Stack gap={12}>
            <Segmented
              label={t('authenticator.what')}
              options={[
                { value: 'codes', label: t('authenticator.newCodesShort') },
                { value: 'remove', label: t('authenticator.removeShort') },
              ]}
              value={wanted}
              onChange={setWanted}
            />
            <p>{t(wanted === 'codes' ? 'authenticator.newCodesText' : 'authenticator.removeText')}</p>
            {wanted === 'codes' ? (
              <CodeForm
                takesRecoveryCode
                isPending={codes.isPending}
                error={codes.error}
                action={t('authenticator.newCodes')}
                onSend={(code, refuse) =>
                  codes.mutate(
                    { body: { code } },
                    { ...refusal(refuse), onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) },
                  )
                }
              />
            ) : (
              <CodeForm
                takesRecoveryCode
                isPending={remove.isPending}
                error={remove.error}
                action={t('authenticator.remove')}
                onSend={(code, refuse) =>
                  remove.mutate(
                    { body: { code } },
                    {
                      ...refusal(refuse),
                      onSuccess: () => {
                        events.say('toast', { kind: 'success', text: t('authenticator.removed') })
                        onRemoved()
                      },
                    },
                  )
                }
              />
            )}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}
