import { useCallMutation } from '@plaza/client'
import { beginAuthenticatorCall, confirmAuthenticatorCall } from '@plaza/contract/identity'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { EmptyState } from '@plaza/ui/empty-state'
import { FormProblem } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { QrCode } from '@plaza/ui/qr'
import { useAuthenticatorText } from '../../locales/authenticator/texts'
import { CodeForm } from './CodeForm'
import css from './SetUp.module.css'

/** Sets an authenticator up: its secret as a QR code and as text, then the first code of the app. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const t = useAuthenticatorText()
  const errorText = useErrorText()
  const begin = useCallMutation(beginAuthenticatorCall)
  const confirm = useCallMutation(confirmAuthenticatorCall)
  if (!begin.data)
    return (
      <Stack>
        <EmptyState
          drawing="lighthouse"
          title={t('authenticator.offTitle')}
          text={t('authenticator.offText')}
        />
        {begin.error && begin.error.code !== 'reauth.required' && (
          <FormProblem text={errorText(begin.error.code, begin.error.value, begin.error)} />
        )}
        <Button
          variant="primary"
          size="large"
          isBlock
          isBusy={begin.isPending}
          onClick={() => begin.mutate({})}
        >
          {t('authenticator.setUp')}
        </Button>
      </Stack>
    )
  const { uri, secret } = begin.data
  return (
    <Stack>
      <Section title={t('authenticator.scan')}>
        <div className={css.scan}>
          <div className={css.qr}>
            <QrCode value={uri} label={t('authenticator.qr')} />
          </div>
          <p>{t('authenticator.scanText')}</p>
          <a href={uri} className={css.open}>
            {t('authenticator.openApp')}
          </a>
        </div>
        <CopyField label={t('authenticator.secret')} value={secret} />
      </Section>
      <Section title={t('authenticator.enter')}>
        <CodeForm
          isPending={confirm.isPending}
          error={confirm.error}
          action={t('authenticator.turnOn')}
          onSend={(code, refuse) =>
            confirm.mutate(
              { body: { code } },
              {
                onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
                onError: (failure) => failure.code === 'authenticator.code' && refuse(failure.code),
              },
            )
          }
        />
      </Section>
    </Stack>
  )
}
