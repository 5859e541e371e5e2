import type { DepositLimits } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useDepositText } from '../../locales/deposit/texts'

const DepositLimitsSheet = lazy(() =>
  import('@plaza/money/deposit-limits').then((module) => ({ default: module.DepositLimitsSheet })),
)

export interface LimitsLineProps {
  limits: DepositLimits
  /** How they are after a change. */
  onLimits: (limits: DepositLimits) => void
}

/** What the member's limits leave, and the sheet in which they are changed (RG-7). */
export function LimitsLine({ limits, onLimits }: LimitsLineProps) {
  const t = useDepositText()
  const { money } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { leftMinor, currency } = limits
  const isWaiting = limits.limits.some(({ pending }) => pending !== undefined)
  return (
    <>
      <List>
        <ListRow
          icon="settings"
          title={t('deposit.limits.mine')}
          detail={[
            leftMinor === null
              ? t('deposit.limits.noneSet')
              : t('deposit.limits.leaves', { left: money(leftMinor, currency) }),
            ...(isWaiting ? [t('deposit.limits.waiting')] : []),
          ].join(' ')}
          onPress={() => {
            setWasOpened(true)
            setOpen(true)
          }}
        />
      </List>
      {wasOpened && (
        <Suspense>
          <DepositLimitsSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            limits={limits}
            onLimits={onLimits}
            t={(key, values) => t(`deposit.limits.sheet.${key}`, values)}
          />
        </Suspense>
      )}
    </>
  )
}
