import { useCallMutation } from '@plaza/client'
import { exportDataCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { FormProblem } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { usePrivacyText } from '../../locales/privacy/texts'
import { saveFile } from '../../parts/save-file'

/** The file of what is kept about the member; the gateway asks for a fresh proof before it (RG-14). */
export function ExportData() {
  const t = usePrivacyText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useCallMutation(exportDataCall)
  const get = () =>
    mutate(
      { body: {} },
      {
        onSuccess: (data) => {
          saveFile(
            `${data.account}.json`,
            new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
          )
          events.say('toast', { kind: 'success', text: t('privacy.exported') })
        },
      },
    )
  return (
    <Section title={t('privacy.data')}>
      <Card>
        <Stack gap={12}>
          <h3>{t('privacy.exportTitle')}</h3>
          <p>{t('privacy.exportText')}</p>
          {error && error.code !== 'reauth.required' && (
            <FormProblem text={errorText(error.code, error.value, error)} />
          )}
          <Button isBlock isBusy={isPending} onClick={get}>
            {t('privacy.export')}
          </Button>
        </Stack>
      </Card>
    </Section>
  )
}
