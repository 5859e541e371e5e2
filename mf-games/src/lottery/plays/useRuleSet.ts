import type { RuleSet, RulesId } from '@plaza/lottery'
import { useCallback, useEffect, useState } from 'react'
import { loadRules } from './load-rules'

export interface LoadedRules {
  rules: RuleSet | undefined
  hasFailed: boolean
  retry: () => void
}

/** The rules of a lottery, loaded when they are first needed; undefined until then, and without an id. */
export function useRuleSet(id: RulesId | undefined): LoadedRules {
  const [state, setState] = useState<{ rules?: RuleSet; hasFailed: boolean; tries: number }>({
    hasFailed: false,
    tries: 0,
  })
  const rules = state.rules?.id === id ? state.rules : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    let isCurrent = true
    loadRules(id).then(
      (loaded) => isCurrent && setState((before) => ({ ...before, rules: loaded, hasFailed: false })),
      () => isCurrent && setState((before) => ({ ...before, hasFailed: true })),
    )
    return () => {
      isCurrent = false
    }
  }, [id, state.tries])
  const retry = useCallback(
    () => setState((before) => ({ ...before, hasFailed: false, tries: before.tries + 1 })),
    [],
  )
  return { rules, hasFailed: state.hasFailed && rules === undefined, retry }
}
