import { useErrorText } from '@plaza/i18n'
import { useState } from 'react'
import { useLanguageRecheck } from '../../parts/field-rules/useLanguageRecheck'
import type { FieldName } from './field-names'
import type { CheckField } from './useCheckField'

/** The error at a field: of its own check, or a code of the gateway. */
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
    /** Says what the gateway's code means at a field. */
    refuse: (name: FieldName, code: string) => put(name, { text: errorText(code), code }),
    /** Checks one field, and says whether it is fine. */
    checkOne: (name: FieldName, isNeeded?: boolean): boolean => {
      const problem = ownProblem(name, isNeeded)
      put(name, problem)
      return problem === undefined
    },
    clear: (name: FieldName) => put(name, undefined),
    clearAll: () => setProblems({}),
    /** Checks fields in their order; the first that fails, or undefined. */
    checkAll: (names: readonly FieldName[]): FieldName | undefined => {
      const found = names.map((name) => [name, ownProblem(name)] as const).filter(([, problem]) => problem)
      setProblems(Object.fromEntries(found))
      return found[0]?.[0]
    },
  }
}
