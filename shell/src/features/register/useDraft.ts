import { tabCopyMs } from '@plaza/contract/kernel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { forgetDraft, keepDraft, keptDraft, newDraft, type RegisterDraft } from './draft'
import type { ValueName } from './field-names'
import type { RegisterMode } from './register-modes'

export interface DraftKeeper {
  draft: RegisterDraft
  setValue: (name: ValueName, value: string) => void
  change: (part: Partial<Omit<RegisterDraft, 'values' | 'mode'>>) => void
  /** Changes the tab; 150 ms later the mobile number is copied to the other tab's field (REG-1). */
  switchTo: (mode: RegisterMode) => void
  /** Called when the person leaves to read something and will return: secrets are kept until then. */
  stepAside: () => void
  /** The form has been sent: nothing of it is kept. */
  finish: () => void
}

/** The values of the form; they outlive the screen in memory, but secrets do not. */
export function useDraft(
  startMode: RegisterMode,
  modes: readonly RegisterMode[],
  startValues: Partial<Record<ValueName, string>>,
): DraftKeeper {
  const shell = useShell()
  const [draft, setDraft] = useState<RegisterDraft>(() => {
    const kept = keptDraft(shell)
    return kept && modes.includes(kept.mode) ? kept : newDraft(startMode, startValues)
  })
  const latest = useRef(draft)
  const leave = useRef<'away' | 'aside' | 'done'>('away')
  const copying = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    latest.current = draft
  }, [draft])
  useEffect(() => {
    leave.current = 'away'
    return () => {
      clearTimeout(copying.current)
      if (leave.current === 'done') forgetDraft(shell)
      else keepDraft(shell, latest.current, { withSecrets: leave.current === 'aside' })
    }
  }, [shell])

  const copyNow = useCallback(() => {
    if (copying.current === undefined) return
    clearTimeout(copying.current)
    copying.current = undefined
    setDraft((was) => ({ ...was, values: { ...was.values, mobileNum: was.otherMobile } }))
  }, [])

  return {
    draft,
    setValue: (name, value) => {
      // A number typed before the copy replaces the copied one.
      if (name === 'mobileNum') {
        clearTimeout(copying.current)
        copying.current = undefined
      }
      setDraft((was) => ({ ...was, values: { ...was.values, [name]: value } }))
    },
    change: (part) => setDraft((was) => ({ ...was, ...part })),
    switchTo: (mode) => {
      if (mode === latest.current.mode) return
      copyNow()
      setDraft((was) => ({
        ...was,
        mode,
        values: { ...was.values, mobileNum: was.otherMobile },
        otherMobile: was.values.mobileNum,
      }))
      copying.current = setTimeout(copyNow, tabCopyMs)
    },
    stepAside: () => {
      leave.current = 'aside'
    },
    finish: () => {
      leave.current = 'done'
    },
  }
}
