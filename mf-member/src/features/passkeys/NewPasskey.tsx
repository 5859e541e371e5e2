import { longestPasskeyName } from '@plaza/contract/identity'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { usePasskeysText } from '../../locales/passkeys/texts'
import { Note } from '../../parts/Note'
import { useAddPasskey } from './useAddPasskey'

/** Adds a passkey: its name, then the browser's own dialog. */
export function NewPasskey() {
  const t = usePasskeysText()
  const { add, isPending, problem } = useAddPasskey()
  const form = useForm<'name'>({
    initial: { name: t('passkeys.nameFirst') },
    check: (_field, { name }) => (name.trim() === '' ? t('passkeys.nameMissing') : undefined),
  })
  return (
    <Section title={t('passkeys.new')}>
      <Form ref={form.form} onSend={() => !isPending && form.passes() && void add(form.values.name.trim())}>
        <Stack gap={12}>
          <TextField
            label={t('passkeys.name')}
            name="name"
            help={t('passkeys.nameHelp')}
            maxLength={longestPasskeyName}
            isRequired
            value={form.values.name}
            error={form.problemAt('name')}
            onChange={(value) => form.edit('name', value)}
            onBlur={() => form.leave('name')}
          />
          <Note title={t('passkeys.holds')} />
          <FormFoot isPending={isPending} problem={problem === undefined ? undefined : { text: problem }}>
            {t('passkeys.add')}
          </FormFoot>
        </Stack>
      </Form>
    </Section>
  )
}
