import { Checkbox } from '@plaza/ui/checkbox'
import type { Override as Name } from '../state/change-ask'
import { useConsoleText } from '../texts'

/** Confirms the override of a rule, which the audit trail keeps. */
export function Override({
  name,
  isGiven,
  onChange,
}: {
  name: Name
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}) {
  const t = useConsoleText()
  return (
    <Checkbox isChecked={isGiven} onChange={onChange}>
      {t(`override.${name}`)}
    </Checkbox>
  )
}
