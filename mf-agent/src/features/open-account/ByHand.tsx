import { useCallMutation, useForget } from '@plaza/client'
import {
  agentLinksCall,
  openAccountCall,
  openedName,
  rateMembersCall,
  type OpenedType,
} from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { CopyField } from '@plaza/ui/copy-field'
import { PasswordField, TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { NewRates, ratesOf, type ChosenRates } from './NewRates'
import css from './OpenAccount.module.css'
import { OpenedTypes } from './OpenedTypes'

const leastPassword = 8
const failedFields: Readonly<Record<string, 'userName' | 'password'>> = {
  'agent.account.name': 'userName',
  'name.reserved': 'userName',
  'username.taken': 'userName',
  'password.weak': 'password',
}

/** An account of which the agent chooses name and first password (AGENT-7). */
export function ByHand() {
  const t = useOpenAccountText()
  const { events } = useRemote()
  const forget = useForget()
  const errorText = useErrorText()
  const [type, setType] = useState<OpenedType>('player')
  const [rates, setRates] = useState<ChosenRates>({})
  const opening = useCallMutation(openAccountCall)
  const { error } = opening
  const form = useForm({
    initial: { userName: '', password: '' },
    check: (name, values) => {
      if (name === 'userName') return openedName.test(values.userName.trim()) ? undefined : t('open.nameRule')
      return [...values.password].length < leastPassword
        ? t('open.passwordRule', { count: leastPassword })
        : undefined
    },
  })
  const send = () => {
    if (!form.passes()) return
    const { userName, password } = form.values
    opening.mutate(
      { body: { userName: userName.trim(), password, type, rates: ratesOf(rates) } },
      {
        onSuccess: () => {
          events.say('toast', { kind: 'success', text: t('open.opened') })
          forget(agentLinksCall)
          forget(rateMembersCall)
          form.clear('userName')
          form.clear('password')
          setRates({})
        },
        onError: ({ code }) => {
          const field = failedFields[code]
          if (!field) return
          form.refuse(field, code)
          form.focus(field)
        },
      },
    )
  }
  const problem = error && !failedFields[error.code] ? errorText(error.code, error.value, error) : null
  return (
    <Form ref={form.form} onSend={send}>
      <Stack gap={12}>
        {opening.data && (
          <Card>
            <p className={css.muted}>{t('open.openedText')}</p>
            <CopyField label={t('open.userName')} value={opening.data.userName} />
          </Card>
        )}
        <OpenedTypes value={type} onChange={setType} />
        <TextField
          name="userName"
          label={t('open.userName')}
          icon="user"
          isRequired
          autoComplete="off"
          help={t('open.nameRule')}
          value={form.values.userName}
          error={form.problemAt('userName')}
          onChange={(value) => form.edit('userName', value)}
          onBlur={() => form.leave('userName')}
        />
        <PasswordField
          name="password"
          label={t('open.password')}
          isRequired
          autoComplete="new-password"
          help={t('open.passwordHelp')}
          value={form.values.password}
          error={form.problemAt('password')}
          onChange={(value) => form.edit('password', value)}
          onBlur={() => form.leave('password')}
        />
        <NewRates value={rates} onChange={setRates} />
        <FormFoot problem={problem === null ? undefined : { text: problem }} isPending={opening.isPending}>
          {t('open.submit')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
