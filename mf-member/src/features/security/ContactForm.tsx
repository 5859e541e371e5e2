import { useCallMutation, useForget } from '@plaza/client'
import { bindContactCall, securityCall, type ContactInput } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { clockText } from '@plaza/ui/countdown'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useSecurityText } from '../../locales/security/texts'
import { Note } from '../../parts/Note'
import { ContactField } from './ContactField'
import { useContactCode } from './useContactCode'
import { useDialling } from './useDialling'

export interface ContactFormProps {
  kind: 'mobile' | 'email'
  /** The one that is bound now, masked. */
  former: string | null
  onDone: () => void
}

type Field = 'contact' | 'code'

/** Refusals that belong at a field. */
const fieldOf: Readonly<Record<string, Field>> = {
  'contact.form': 'contact',
  'contact.same': 'contact',
  'contact.taken': 'contact',
  'sms.code.wrong': 'code',
  'sms.code.expired': 'code',
  'sms.code.locked': 'code',
}

/** Binds or replaces the number or e-mail by a code: first the contact, then the code that came to it (SECURITY-1). */
export function ContactForm({ kind, former, onDone }: ContactFormProps) {
  const t = useSecurityText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const dialling = useDialling(kind === 'mobile')
  const code = useContactCode()
  const bind = useCallMutation(bindContactCall)
  const { sent } = code
  const form = useForm<Field>({
    initial: { contact: '', code: '' },
    hidden: sent ? [] : ['code'],
    check: (field, values) =>
      values[field].trim() === '' ? t(`security.required.${field === 'code' ? 'code' : kind}`) : undefined,
  })
  const refuse = (refusal: string) => {
    const field = fieldOf[refusal]
    if (field === undefined) return
    if (field === 'contact') code.forget()
    form.refuse(field, refusal)
  }
  const contact = (): ContactInput =>
    kind === 'email'
      ? { channel: 'email', email: form.values.contact.trim() }
      : {
          channel: 'sms',
          mobileNum: form.values.contact.trim(),
          ...(dialling.code !== undefined && { countryDialingCode: dialling.code }),
        }
  const submit = () => {
    if (code.isPending || bind.isPending || !form.passes()) return
    if (!sent) return code.send(contact(), refuse)
    bind.mutate(
      { body: { contact: sent.contact, code: form.values.code.trim() } },
      {
        onSuccess: () => {
          forget(securityCall)
          events.say('toast', { kind: 'success', text: t(`security.bound.${kind}`) })
          onDone()
        },
        onError: ({ code: refusal }) => refuse(refusal),
      },
    )
  }
  const failure = [bind.error, code.failure].find(
    (error) => error && error.code !== 'sms.too.soon' && fieldOf[error.code] === undefined,
  )
  return (
    <Form ref={form.form} onSend={submit}>
      <Stack gap={12}>
        {former !== null && (
          <Note tone="warning" title={t(`security.now.${kind}`, { to: former })}>
            {t('security.changeHolds')}
          </Note>
        )}
        <ContactField
          kind={kind}
          dialling={dialling}
          value={form.values.contact}
          error={form.problemAt('contact')}
          isReadOnly={sent !== undefined}
          onChange={(value) => form.edit('contact', value)}
          onBlur={() => form.leave('contact')}
        />
        {sent && (
          <>
            <Note isAlert title={t('security.sent', { count: sent.minutes })}>
              {t('security.sentText')}
            </Note>
            <TextField
              label={t('security.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              isRequired
              value={form.values.code}
              error={form.problemAt('code')}
              onChange={(value) => form.edit('code', value)}
              onBlur={() => form.leave('code')}
            />
            <Button
              isBlock
              isBusy={code.isPending}
              disabledReason={
                code.secondsLeft > 0 ? t('security.sendIn', { time: clockText(code.secondsLeft) }) : undefined
              }
              onClick={() => code.send(sent.contact, refuse)}
            >
              {t('security.sendAgain')}
            </Button>
            <Button variant="quiet" isBlock onClick={code.forget}>
              {t(`security.other.${kind}`)}
            </Button>
          </>
        )}
        <FormFoot
          isPending={bind.isPending || (!sent && code.isPending)}
          problem={failure ? { text: errorText(failure.code, failure.value, failure) } : undefined}
        >
          {t(sent ? 'security.confirm' : 'security.sendCode')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
