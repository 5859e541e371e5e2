import type { ReleaseChange } from '@plaza/contract/release'
import { Button, type ButtonProps } from '@plaza/ui/button'
import { useConsole } from './console-context'
import type { ChangeAsk } from '../state/change-ask'
import { mayChange } from '../state/rights'
import css from './ChangeButton.module.css'
import { useRightsReason } from './useRightsReason'

export interface ChangeButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'children' | 'aria-label'
> {
  /** What the sheet is opened for. */
  ask: ChangeAsk
  /** The change whose right is checked. */
  change: ReleaseChange
}

/**
 * A button that opens the sheet of a change; when the token does not allow it, it is shown as disabled and explains
 * why when pressed.
 */
export function ChangeButton({ ask: wish, change, icon, ...rest }: ChangeButtonProps) {
  const { me, ask, say } = useConsole()
  const reason = useRightsReason()
  if (mayChange(me, change)) return <Button {...rest} icon={icon} onClick={() => ask(wish)} />
  return (
    <span className={css.locked} onClick={() => say(reason, 'info')}>
      <Button {...rest} icon="lock" isDisabled aria-describedby="rights-reason" title={reason} />
    </span>
  )
}
