import type { LoginMode } from '@plaza/contract/identity'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { tidyField } from '../../parts/field-rules/tidy-field'
import { useCaptcha } from '../../parts/captcha/useCaptcha'
import { useCountry } from '../../parts/mobile-field/useCountry'
import { useSendLoginCode } from '../../parts/sms-code/useSendLoginCode'
import { useSmsCode } from '../../parts/sms-code/useSmsCode'
import { emptyValues, fieldOf, visibleFields, type LoginField } from './login-fields'
import { useFocusControl } from '@plaza/ui/form'
import { selectFocusedIn } from './select-focused'
import { useDrawnForm } from './useDrawnForm'
import { useGivenName } from './useGivenName'
import type { LoginFailure } from './login-failure'
import { useLogin } from './useLogin'
import { useLoginProblems } from './useLoginProblems'
import { useRecalledLogin } from './useRecalledLogin'

/** State and transitions of the login form (LOGIN-1). `modes` are those that the merchant offers. */
export function useLoginForm(modes: readonly LoginMode[]) {
  const [mode, setMode] = useState<LoginMode>(modes[0] ?? 'username')
  const name = useGivenName()
  const [values, setValues] = useState(() => ({ ...emptyValues, username: name }))
  const [isRemembering, setRemembering] = useState(true)
  const [failure, setFailure] = useState<LoginFailure>()
  const captcha = useCaptcha()
  const country = useCountry()
  const problems = useLoginProblems(values)
  const { form, focus } = useFocusControl()

  const fill = useCallback(
    (field: LoginField, value: string) => setValues((was) => ({ ...was, [field]: value })),
    [],
  )
  const recalled = useRecalledLogin(modes, ({ type, username, password, countryDialingCode }) => {
    // After a password reset the form has that account, not the remembered one.
    if (name !== '' && name.toLowerCase() !== username.toLowerCase()) return
    flushSync(() => {
      setMode(type)
      fill(type === 'sms' ? 'mobileNum' : 'username', username)
      if (type === 'username') fill('password', password)
      else if (countryDialingCode !== undefined) country.choose(countryDialingCode)
    })
    selectFocusedIn(form.current)
  })

  const fail = (next: LoginFailure) => {
    const field = fieldOf(next.code)
    // Each picture works once, so the next attempt needs another one whatever the answer was.
    if (next.needsCaptcha || field === 'captcha' || (captcha.isShown && next.wasAnswered)) {
      captcha.show()
      fill('captcha', '')
    }
    if (field === undefined) return setFailure(next)
    problems.refuse(field, next.code)
    focus(field)
  }
  const { logIn, prepare, isPending } = useLogin(fail)

  const sendCode = useSendLoginCode()
  const sms = useSmsCode({
    purpose: 'login',
    validate: () => {
      const failing = problems.checkAll(['mobileNum'])
      if (failing) focus(failing)
      return failing === undefined
    },
    captcha: {
      code: values.captcha,
      proven: captcha.proven,
      ask: (code) => {
        captcha.show()
        fill('captcha', '')
        problems.refuse('captcha', code)
        focus('captcha')
      },
      spent: () => {
        captcha.hide()
        fill('captcha', '')
        problems.clear('captcha')
      },
    },
    send: (proof) => {
      const { diallingCode } = country
      const mobileNum = tidyField('loginMobileNum', values.mobileNum)
      return sendCode(
        { mobileNum, ...(diallingCode === undefined ? {} : { countryDialingCode: diallingCode }) },
        proof,
      )
    },
    onSent: () => focus('messageCode'),
  })

  const submit = (purpose?: 'withdraw') => {
    if (isPending) return
    const failing = problems.checkAll(visibleFields(mode, captcha.isShown))
    setFailure(undefined)
    if (failing) return focus(failing)
    const attempt = { mode, values, hasCaptcha: captcha.isShown, diallingCode: country.diallingCode, purpose }
    void logIn(attempt, isRemembering, captcha.proven)
  }
  useDrawnForm(
    form,
    (typed) => {
      setRemembering(typed.isRemembering)
      if (Object.keys(typed.values).length === 0) return
      // What is remembered may have come while the drawn form was still in use.
      recalled.stop()
      setMode('username')
      setValues({ ...emptyValues, username: name, ...typed.values })
    },
    () => submit(),
  )

  return {
    mode,
    values,
    isRemembering,
    setRemembering,
    failure,
    setFailure,
    captcha,
    country,
    problems,
    sms,
    form,
    isPending,
    prepare,
    edit: (field: LoginField, value: string) => {
      recalled.stop()
      fill(field, value)
      problems.clear(field)
      setFailure(undefined)
    },
    /** Switches the mode: its saved credentials are filled in, and a visible captcha is replaced (LOGIN-1). */
    switchTo: (next: LoginMode) => {
      setMode(next)
      setFailure(undefined)
      problems.clearAll()
      fill('captcha', '')
      if (captcha.isShown) captcha.refresh()
      recalled.reload(next)
    },
    submit,
  }
}

export type LoginFormState = ReturnType<typeof useLoginForm>
