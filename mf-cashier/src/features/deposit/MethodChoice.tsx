import type { OfferedMethod } from '@plaza/contract/money'
import { useEffect, useRef, useState } from 'react'
import { ChosenMethod } from './ChosenMethod'
import { MethodTiles } from './MethodTiles'
import type { MethodChoiceState } from './useChosenMethod'

export interface MethodChoiceProps {
  methods: readonly OfferedMethod[]
  /** The chosen method, unless it is closed. */
  chosen: OfferedMethod | undefined
  choice: MethodChoiceState
  isInSteps: boolean
}

/**
 * The method that was chosen, and all of them once another one is wanted (DEPOSIT-1): on the page of the amount, or in steps on
 * a page of their own.
 */
export function MethodChoice({ methods, chosen, choice, isInSteps }: MethodChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(isOpen)
  // The control that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    place.current?.querySelector<HTMLElement>('input:checked, button')?.focus()
  }, [isOpen])
  const change = () => {
    if (isInSteps) choice.reset()
    else setOpen(true)
  }
  return (
    <div ref={place}>
      {chosen && !isOpen ? (
        <ChosenMethod method={chosen} onChange={change} />
      ) : (
        <MethodTiles
          methods={methods}
          value={chosen?.code ?? null}
          onChange={choice.choose}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  )
}
