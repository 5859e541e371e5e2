import { useErrorText } from '@plaza/i18n'
import { useState } from 'react'
import { useLanguageRecheck } from '../../parts/field-rules/useLanguageRecheck'
import type { FieldName } from './field-names'
import type { CheckField } from './useCheckField'

/** The error at a field: from its own check, or an error code of the gateway. */
interface Problem {
  text: string
  code?: string
}
type Problems = Partial<Record<FieldName, Problem>>

/** The errors at the form's fields, checked again when the language changes (REG-2). */
export function useProblems(checkField: CheckField) {
  const errorText = useErrorText()
  const [problems, setProblems] = useState<Problems>({})

  const put = (name: FieldName, problem: Problem | undefined) =>
    setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others))
  const ownProblem = (name: FieldName, isNeeded?: boolean): Problem | undefined => {
    const text = checkField(name, isNeeded)
    return text === undefined ? undefined : { text }
  }
  const recheck = () =>
    setProblems((was) => {
      const now: Problems = {}
      for (const [name, { code }] of Object.entries(was) as [FieldName, Problem][]) {
        const problem = code === undefined ? ownProblem(name) : { text: errorText(code), code }
        if (problem) now[name] = problem
      }
      return now
    })
  useLanguageRecheck(recheck)

  return {
    at: (name: FieldName) => problems[name]?.text,
    has: (name: FieldName) => problems[name] !== undefined,
    /** Shows the message of a gateway error code at a field. */
    refuse: (name: FieldName, code: string) => put(name, { text: errorText(code), code }),
    /** Validates one field and returns whether it is valid. */
    checkOne: (name: FieldName, isNeeded?: boolean): boolean => {
      const problem = ownProblem(name, isNeeded)
      put(name, problem)
      return problem === undefined
    },
    clear: (name: FieldName) => put(name, undefined),
    clearAll: () => setProblems({}),
    /** Validates fields in order; returns the first that fails, or undefined. */
    checkAll: (names: readonly FieldName[]): FieldName | undefined => {
      const found = names.map((name) => [name, ownProblem(name)] as const).filter(([, problem]) => problem)
      setProblems(Object.fromEntries(found))
      return found[0]?.[0]
    },
  }
}
