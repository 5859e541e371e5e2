import { useCallMutation, useForget } from '@plaza/client'
import { securityCall, setRealNameCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useRealNameText } from '../../locales/real-name/texts'
import { useSecurityText } from '../../locales/security/texts'

export interface NameFormProps {
  /** The name that is set already; the form then only shows it. */
  known: string | null
  onDone: () => void
}

/** Sets the real name, once: payout accounts have to be in it (SECURITY-1). */
export function NameForm({ known, onDone }: NameFormProps) {
  const t = useSecurityText()
  const nameText = useRealNameText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const { mutate, isPending, error } = useCallMutation(setRealNameCall)
  const form = useForm<'realName'>({
    initial: { realName: known ?? '' },
    check: (_field, { realName }) => (realName.trim() === '' ? nameText('realName.required') : undefined),
  })
  const submit = () => {
    if (known !== null || isPending || !form.passes()) return
    mutate(
      { body: { realName: form.values.realName } },
      {
        onSuccess: () => {
          forget(securityCall)
          events.say('toast', { kind: 'success', text: t('security.nameSaved') })
          onDone()
        },
        onError: ({ code }) => {
          if (code === 'payout.name') form.refuse('realName', code)
          if (code === 'payout.name.locked') forget(securityCall)
        },
      },
    )
  }
  return (
    <Form ref={form.form} onSend={submit}>
      <Stack gap={12}>
        <TextField
          label={nameText('realName.label')}
          name="realName"
          autoComplete="name"
          icon={known === null ? 'id' : 'lock'}
          maxLength={254}
          isRequired
          readOnly={known !== null}
          help={t(known === null ? 'security.nameHelp' : 'security.nameLocked')}
          value={form.values.realName}
          error={form.problemAt('realName')}
          onChange={(value) => form.edit('realName', value)}
          onBlur={() => form.leave('realName')}
        />
        {known === null && (
          <FormFoot
            isPending={isPending}
            problem={
              error && error.code !== 'payout.name'
                ? { text: errorText(error.code, error.value, error) }
                : undefined
            }
          >
            {t('security.saveName')}
          </FormFoot>
        )}
      </Stack>
    </Form>
  )
}
