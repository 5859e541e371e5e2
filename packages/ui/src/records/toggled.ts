import type { FilterChoice } from './record-filter'

/**
 * Whether an option of a choice is selected, and the choice's value after a press of it. Of several options, the first one
 * means all of them.
 */
export function toggled(
  { isMany = false, options }: FilterChoice,
  value: string,
  option: string,
): { isPressed: boolean; value: string } {
  if (!isMany) return { isPressed: value === option, value: option }
  const all = options[0]?.value ?? ''
  const chosen = value === all ? [] : value.split(',')
  if (option === all) return { isPressed: chosen.length === 0, value: all }
  const isPressed = chosen.includes(option)
  const next = options
    .map((one) => one.value)
    .filter((one) => (one === option ? !isPressed : chosen.includes(one)))
  return { isPressed, value: next.length === 0 ? all : next.join(',') }
}
