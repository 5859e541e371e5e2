import type { RegisterFieldName, RegisterSettings } from '@plaza/contract/identity'
import { useShell } from '../../kernel/page/context'
import { useCaptcha } from '../../parts/captcha/useCaptcha'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useFocusControl } from '@plaza/ui/form'
import { useCountry } from '../../parts/mobile-field/useCountry'
import { controlOfField } from './control-names'
import type { FieldName, ValueName } from './field-names'
import type { LinkParams } from './link-params'
import type { RegisterMode } from './register-modes'
import { ruleInForm, shownFields } from './shown-fields'
import { useAffiliate } from './useAffiliate'
import { useCheckField } from './useCheckField'
import { useDraft } from './useDraft'
import { useProblems } from './useProblems'

export interface FormStart {
  settings: RegisterSettings
  modes: readonly RegisterMode[]
  startMode: RegisterMode
  link: LinkParams
}

/** The state of the registration form: visible fields, values and errors. */
export function useRegisterForm({ settings, modes, startMode, link }: FormStart) {
  const flags = useShell().page.settings.whitelabel
  const keeper = useDraft(startMode, modes, link)
  const { draft } = keeper
  const rules = useFieldRules()
  const affiliate = useAffiliate(link.affiliateCode)
  const country = useCountry(draft.diallingCode)
  const captcha = useCaptcha({ isShownAtFirst: settings.hasCaptcha })
  const { form, focus: focusControl } = useFocusControl()
  const focus = (name: FieldName) => focusControl(controlOfField(name))
  const problems = useProblems(useCheckField({ ...rules, settings }, draft))

  const situation = { mode: draft.mode, rules: settings.rules, flags, needsAffiliate: affiliate.needsField }
  const shown = shownFields(situation)
  const ruleOf = (name: RegisterFieldName) => ruleInForm(name, situation, draft.values.mobileNum)
  /** All values that are validated on submit. */
  const order: FieldName[] = [
    ...shown.flatMap((name): FieldName[] => (name === 'password' ? [name, 'confirmPassword'] : [name])),
    ...(settings.age.needsBirthDate ? ['birthDate' as const] : []),
    ...(captcha.isShown ? ['captcha' as const] : []),
    ...(settings.age.needsDeclaration ? ['declaration' as const] : []),
  ]

  return {
    ...keeper,
    settings,
    modes,
    link,
    rules,
    affiliate,
    captcha,
    country: {
      ...country,
      choose: (diallingCode: string | undefined) => {
        country.choose(diallingCode)
        keeper.change({ diallingCode })
      },
    },
    form,
    focus,
    shown,
    isRequired: (name: RegisterFieldName) => ruleOf(name).isRequired,
    isInForm: (name: FieldName) => order.includes(name),
    problemAt: problems.at,
    refuse: problems.refuse,
    write: (name: ValueName, value: string) => {
      keeper.setValue(name, value)
      // Editing a field clears its error; it is checked again on blur.
      if (problems.has(name)) problems.clear(name)
      if (name === 'password' && problems.has('confirmPassword')) problems.clear('confirmPassword')
    },
    declare: (isDeclared: boolean) => {
      keeper.change({ isDeclared })
      problems.clear('declaration')
    },
    /** Validates a field on blur if it has a value. */
    leave: (name: FieldName | undefined) => {
      if (name === undefined || name === 'declaration' || !order.includes(name)) return
      if (draft.values[name] !== '' && !problems.has(name)) problems.checkOne(name)
    },
    switchTo: (mode: RegisterMode) => {
      problems.clearAll()
      keeper.switchTo(mode)
    },
    /** Validates a field that another action needs, and focuses it when it fails. */
    passes: (name: RegisterFieldName): boolean => {
      const isFine = problems.checkOne(name, true)
      if (!isFine) focus(name)
      return isFine
    },
    /** Validates every field; focuses and returns the first that fails. */
    firstFailing: (): FieldName | undefined => {
      const first = problems.checkAll(order)
      if (first) focus(first)
      return first
    },
  }
}
export type RegisterForm = ReturnType<typeof useRegisterForm>
