import type { FieldRule, RegisterSettings, RuleName } from '@plaza/contract/identity'
import { ruleNames } from '@plaza/contract/identity'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { storedRules } from './stored-rules'
import { useFieldRules } from './useFieldRules'
import { useLanguageRecheck } from './useLanguageRecheck'

const off: FieldRule = { isEnabled: false, isRequired: false }
const settingsWith = (rules: Partial<Record<RuleName, FieldRule>>): RegisterSettings => ({
  rules: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, off])) as RegisterSettings['rules']),
    ...rules,
  },
  hasCaptcha: false,
  age: { minimum: 21, needsDeclaration: true, needsBirthDate: false },
})
const username = { isEnabled: true, isRequired: true, minLength: 4, maxLength: 16, pattern: '[a-z0-9]+' }

function Probe({ name, value }: { name: RuleName; value: string }) {
  const { check, settings } = useFieldRules()
  return (
    <p>
      {settings ? 'rules' : 'none'}: {check(name, value) ?? 'fine'}
    </p>
  )
}
const show = (name: RuleName, value: string, options: RenderShellOptions = {}) =>
  renderShell(<Probe name={name} value={value} />, options)
const answered = (rules: Partial<Record<RuleName, FieldRule>>) => ({
  'system.setting.register': settingsWith(rules),
})

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

describe('what is said under a field', () => {
  it.each<[string, RuleName, FieldRule, string, string]>([
    ['nothing when it is fine', 'username', username, 'perla1', 'fine'],
    ['that it is needed', 'username', username, '', 'Please fill this in.'],
    ['that spaces alone are nothing', 'username', username, '  \u00a0 ', 'Please fill this in.'],
    ['nothing when it may be empty', 'line', { isEnabled: true, isRequired: false }, '', 'fine'],
    ['its bounds when too short', 'username', username, 'abc', '4 to 16 characters'],
    ['its bounds when too long', 'username', username, 'a'.repeat(400), '4 to 16 characters'],
    [
      'the only bound it has',
      'line',
      { ...off, isEnabled: true, minLength: 2 },
      'a',
      'At least 2 characters',
    ],
    [
      'an exact length',
      'paymentPassword',
      { ...off, isEnabled: true, minLength: 6, maxLength: 6 },
      '1',
      'Exactly 6 digits',
    ],
    ['that it looks wrong', 'username', username, '<script>', "This doesn't look right. Please check it."],
    [
      'that emoji do not belong there',
      'username',
      username,
      '🎲🎲🎲🎲',
      "This doesn't look right. Please check it.",
    ],
    [
      'that the address is wrong',
      'email',
      { ...off, isEnabled: true, pattern: '.+@.+' },
      'me',
      'The e-mail address is incorrect.',
    ],
    [
      'the digits a number needs',
      'mobileNum',
      { ...off, isEnabled: true, minLength: 10, maxLength: 11, pattern: '\\d+' },
      '09x71234567',
      '10 to 11 digits',
    ],
    [
      'nothing when a number is grouped',
      'mobileNum',
      { ...off, isEnabled: true, minLength: 10, maxLength: 10, pattern: '\\d+' },
      ' (917) 123-45 67 ',
      'fine',
    ],
    [
      'that a password with a space is another one',
      'password',
      { ...off, isEnabled: true, pattern: '\\S+' },
      ' Play1234',
      "This doesn't look right. Please check it.",
    ],
    [
      "the merchant's own words",
      'username',
      { ...username, message: { en: 'Small letters only', fil: 'Maliliit na titik lang' } },
      'PERLA',
      'Small letters only',
    ],
  ])('the message under a field is %s', async (_what, name, rule, value, said) => {
    show(name, value, { answers: answered({ [name]: rule }) })
    expect(await screen.findByText(`rules: ${said}`)).toBeInTheDocument()
  })

  it('the message under a field is in the interface language, including the merchant’s own text', async () => {
    const own = { ...username, message: { en: 'Small letters only', fil: 'Maliliit na titik lang' } }
    show('username', 'PERLA', { language: 'fil', answers: answered({ username: own }) })
    expect(await screen.findByText('rules: Maliliit na titik lang')).toBeInTheDocument()
  })
})

describe('the rules', () => {
  // REG-2
  it('the field rules are stored, used at once at the next visit, and loaded again', async () => {
    const first = show('username', 'abc', { answers: answered({ username }) })
    await screen.findByText('rules: 4 to 16 characters')
    expect(storedRules()).toEqual(settingsWith({ username }))
    first.unmount()
    const { calls } = show('username', 'abc', {
      answers: answered({ username: { ...username, minLength: 6 } }),
    })
    expect(screen.getByText('rules: 4 to 16 characters')).toBeInTheDocument()
    expect(await screen.findByText('rules: 6 to 16 characters')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    expect(storedRules()?.rules.username.minLength).toBe(6)
  })

  it.each(['', '{', '{"rules":{}}', 'null'])('stored field rules of %j are ignored', (kept) => {
    localStorage.setItem('regValidatas', kept)
    expect(storedRules()).toBeUndefined()
  })

  // REG-2
  it('fields are only checked for being filled in when the rules cannot be loaded', async () => {
    show('loginUsername', '')
    expect(await screen.findByText('none: Please fill this in.')).toBeInTheDocument()
  })
})

describe('a change of language', () => {
  function Form() {
    const { check } = useFieldRules()
    const [said, setSaid] = useState(() => check('username', ''))
    useLanguageRecheck(() => setSaid(check('username', '')))
    return <p>{said}</p>
  }

  // LANG-1
  it('a change of language checks the form again after 200 ms, once for several changes', () => {
    jest.useFakeTimers()
    const { setLanguage } = renderShell(<Form />)
    setLanguage('fil')
    act(() => void jest.advanceTimersByTime(150))
    setLanguage('en')
    setLanguage('fil')
    act(() => void jest.advanceTimersByTime(199))
    expect(screen.getByText('Please fill this in.')).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByText('Pakisagutan ito.')).toBeInTheDocument()
  })
})
