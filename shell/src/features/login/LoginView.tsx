import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { PasswordField, TextField } from '@plaza/ui/field'
import { Part, value } from '@plaza/ui/first-view'
import { Form, FormFoot } from '@plaza/ui/form'
import { Tabs } from '@plaza/ui/tabs'
import type { ReactNode } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import type { DrawnField } from '../../kernel/document/drawn-form'
import { LoginLayout } from './LoginLayout'
import { LoginLinkInside, loginLinks, LoginStrip, type LoginLink } from './LoginNav'
import nav from './LoginNav.module.css'
import { passwordInput, usernameInput } from './login-inputs'

const nothing = () => undefined
/** A control without a name is sent nowhere, should the form be sent before the page's code is there. */
const field = (name: DrawnField) => ({ 'data-field': name, value: '', onChange: nothing })

/** Sign-in as a template (EDGE-7): what `LoginScreen` shows first. The form can be filled in and sent before any script. */
export function LoginView({ language }: { language: ReactNode }) {
  const t = useSignInText()
  return (
    <LoginLayout merchantName={value('merchantName')} onBack={nothing} language={language}>
      <Form onSend={nothing} data-form>
        <Part of="hasMobileLogin">
          <Tabs
            label={t('login.modes')}
            items={[
              { id: 'username', label: t('login.byUsername') },
              { id: 'sms', label: t('login.byMobile') },
            ]}
            value="username"
            onChange={nothing}
          />
        </Part>
        <TextField label={t('login.username')} {...usernameInput} {...field('username')} />
        <PasswordField label={t('login.password')} {...passwordInput} {...field('password')} />
        <Checkbox isChecked onChange={nothing}>
          {t('login.remember')}
        </Checkbox>
        <FormFoot problem={undefined} isPending={false}>
          {t('login.submit')}
        </FormFoot>
      </Form>
      <Button size="large" isBlock icon="gamepad">
        {t('trial.play')}
      </Button>
      <Button size="large" isBlock icon="lock">
        {t('login.passkey')}
      </Button>
      <LoginStrip>
        <DrawnLink name="home" />
        <DrawnLink name="register" />
        <DrawnLink name="forgot" />
        <DrawnLink name="service" />
      </LoginStrip>
    </LoginLayout>
  )
}

const DrawnLink = ({ name }: { name: LoginLink }) => (
  <a href={loginLinks[name].to} className={nav.link}>
    <LoginLinkInside name={name} />
  </a>
)
