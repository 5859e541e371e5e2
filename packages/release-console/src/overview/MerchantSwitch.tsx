import type { MerchantOverview } from '@plaza/contract/release'
import { Icon } from '@plaza/ui/icon'
import { useConsole } from '../shared/console-context'
import { cx } from '../shared/cx'
import { useRightsReason } from '../shared/useRightsReason'
import { mayChange } from '../state/rights'
import { useConsoleText } from '../texts'
import css from './MerchantSwitch.module.css'

/** Enables or disables a remote for a merchant through the sheet that previews the effects. */
export function MerchantSwitch({
  merchant,
  cell,
}: {
  merchant: string
  cell: MerchantOverview['remotes'][number]
}) {
  const t = useConsoleText()
  const { me, ask, say } = useConsole()
  const reason = useRightsReason()
  const kind = cell.enabled ? 'disable' : 'enable'
  const isAllowed = mayChange(me, { kind, remote: cell.name, merchant })
  const press = () => {
    if (isAllowed) ask({ kind, remote: cell.name, merchant })
    else say(reason, 'info')
  }
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={cell.enabled}
      aria-disabled={!isAllowed || undefined}
      aria-label={t('switch.label', { remote: cell.name, merchant })}
      aria-describedby={isAllowed ? undefined : 'rights-reason'}
      title={isAllowed ? undefined : reason}
      onClick={press}
    >
      <span aria-hidden className={cx(css.track, cell.enabled && css.on)}>
        <span className={css.knob}>
          <Icon name={isAllowed ? (cell.enabled ? 'check' : 'x') : 'lock'} size={16} />
        </span>
      </span>
      <span aria-hidden className={css.word}>
        {t(cell.enabled ? 'switch.on' : 'switch.off')}
      </span>
    </button>
  )
}
