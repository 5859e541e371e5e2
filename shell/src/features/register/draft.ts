import type { Shell } from '../../kernel/page/shell'
import { registerFieldNames } from '@plaza/contract/identity'
import { secretNames, type ValueName } from './field-names'
import type { RegisterMode } from './register-modes'

/** The values typed and chosen in the form. */
export interface RegisterDraft {
  mode: RegisterMode
  values: Record<ValueName, string>
  /** The mobile number in the field of the other tab. */
  otherMobile: string
  /** The chosen dialling code; that of the merchant's country when absent. */
  diallingCode?: string | undefined
  isAgreed: boolean
  isDeclared: boolean
}

const noValues = () =>
  Object.fromEntries(
    [...registerFieldNames, 'confirmPassword', 'birthDate', 'captcha'].map((name) => [name, '']),
  ) as Record<ValueName, string>

/** An empty form: the agreement is accepted by default, the age declaration is not (REG-10). */
export const newDraft = (
  mode: RegisterMode,
  values: Partial<Record<ValueName, string>> = {},
): RegisterDraft => ({
  mode,
  values: { ...noValues(), ...values },
  otherMobile: '',
  isAgreed: true,
  isDeclared: false,
})

// Held in memory only: it is lost with the page.
const drafts = new WeakMap<Shell, RegisterDraft>()

/** Keeps a form that the person has left; its secrets only if the person is about to return. */
export function keepDraft(
  shell: Shell,
  draft: RegisterDraft,
  { withSecrets }: { withSecrets: boolean },
): void {
  const blank = Object.fromEntries(secretNames.map((name) => [name, '']))
  drafts.set(shell, withSecrets ? draft : { ...draft, values: { ...draft.values, ...blank } })
}

/** The form that was left. */
export const keptDraft = (shell: Shell): RegisterDraft | undefined => drafts.get(shell)

/** Forgets the form after it was sent. */
export const forgetDraft = (shell: Shell): boolean => drafts.delete(shell)
