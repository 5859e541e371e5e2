import type { Shell } from '../../kernel/page/shell'
import { registerFieldNames } from '@plaza/contract/identity'
import { secretNames, type ValueName } from './field-names'
import type { RegisterMode } from './register-modes'

/** What has been written and chosen in the form. */
export interface RegisterDraft {
  mode: RegisterMode
  values: Record<ValueName, string>
  /** The mobile number of the other tab's field. */
  otherMobile: string
  /** Dialling code that was chosen; the merchant's country where absent. */
  diallingCode?: string | undefined
  isAgreed: boolean
  isDeclared: boolean
}

const noValues = Object.fromEntries(
  [...registerFieldNames, 'confirmPassword', 'birthDate', 'captcha'].map((name) => [name, '']),
) as Record<ValueName, string>

/** An empty form: agreed by default, declared by nobody (REG-10). */
export const newDraft = (
  mode: RegisterMode,
  values: Partial<Record<ValueName, string>> = {},
): RegisterDraft => ({
  mode,
  values: { ...noValues, ...values },
  otherMobile: '',
  isAgreed: true,
  isDeclared: false,
})

// In the memory of the page alone: it ends with the page.
const drafts = new WeakMap<Shell, RegisterDraft>()

/** Keeps a form that has been left; its secrets only where the person is about to come back. */
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

/** Forgets the form: it has been sent. */
export const forgetDraft = (shell: Shell): boolean => drafts.delete(shell)
