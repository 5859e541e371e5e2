import type { LoginMode } from '@plaza/contract/identity'
import { Checkbox } from '@plaza/ui/checkbox'
import { Form, FormFoot } from '@plaza/ui/form'
import { Tabs } from '@plaza/ui/tabs'
import { lazy } from '@plaza/ui/lazy'
import { Suspense } from 'react'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import { CaptchaField } from '../../parts/captcha/CaptchaField'
import { SocialButtons } from '../../parts/social/SocialButtons'
import { FreePlay } from '../../parts/free-play/FreePlay'
import { PasskeyButton } from './PasskeyButton'
import { MobileFields } from './MobileFields'
import { WithdrawOnly } from './WithdrawOnly'
import { stepRequired } from './login-step'
import { useLoginForm } from './useLoginForm'
import { useLoginProblem } from './useLoginProblem'
import { useSocialReturn } from './useSocialReturn'
import { UsernameFields } from './UsernameFields'

/** Without WebCrypto nothing can be encrypted, as on plain http anywhere but localhost (LOGIN-3). */
const isInsecure = globalThis.isSecureContext === false
const SecondStep = lazy(() => import('./SecondStep').then((module) => ({ default: module.SecondStep })))
const insecure = { code: 'context.insecure', needsCaptcha: false, wasAnswered: false } as const

/**
 * Sign-in by username or by mobile number (LOGIN-1). Errors are shown at their field or at the form, which keeps its
 * values.
 */
export function LoginForm({ returnTo }: { returnTo: string }) {
  const t = useSignInText()
  const hasMobile = useShell().page.settings.whitelabel['MOBILEVERCODELOGIN3'] === true
  const modes: LoginMode[] = hasMobile ? ['username', 'sms'] : ['username']
  const login = useLoginForm(modes)
  const fail = (code: string) => login.setFailure({ code, needsCaptcha: false, wasAnswered: true })
  const isReturning = useSocialReturn(fail)
  const problem = useLoginProblem(isInsecure ? insecure : login.failure)
  if (login.failure?.code === stepRequired)
    return (
      <Suspense fallback={null}>
        <SecondStep onBack={() => login.setFailure(undefined)} />
      </Suspense>
    )
  return (
    <>
      <Form ref={login.form} onSend={() => !isInsecure && login.submit()} onFocus={login.prepare}>
        {hasMobile && (
          <Tabs
            label={t('login.modes')}
            items={[
              { id: 'username', label: t('login.byUsername') },
              { id: 'sms', label: t('login.byMobile') },
            ]}
            value={login.mode}
            onChange={(mode) => login.switchTo(mode === 'sms' ? 'sms' : 'username')}
          />
        )}
        {login.mode === 'sms' ? <MobileFields login={login} /> : <UsernameFields login={login} />}
        <CaptchaField
          captcha={login.captcha}
          value={login.values.captcha}
          onChange={(code) => login.edit('captcha', code)}
          error={login.problems.at('captcha')}
          isRequired={false}
        />
        <Checkbox name="remember" isChecked={login.isRemembering} onChange={login.setRemembering}>
          {t('login.remember')}
        </Checkbox>
        <FormFoot problem={problem} isPending={login.isPending || isReturning} isDisabled={isInsecure}>
          {t('login.submit')}
        </FormFoot>
      </Form>
      {login.failure?.code === 'member.excluded' ? (
        <WithdrawOnly isPending={login.isPending} onLogIn={() => login.submit('withdraw')} />
      ) : (
        <FreePlay onFailure={fail} />
      )}
      <PasskeyButton onFailure={login.setFailure} />
      {login.mode === 'username' && <SocialButtons returnTo={returnTo} onFailure={fail} />}
    </>
  )
}
