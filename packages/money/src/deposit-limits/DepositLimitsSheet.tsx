import type { DepositLimits } from '@plaza/contract/money'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { LimitCard } from './LimitCard'
import type { LimitText } from './limit-texts'

export interface DepositLimitsSheetProps {
  isOpen: boolean
  onClose: () => void
  limits: DepositLimits
  /** How they are after a change. */
  onLimits: (limits: DepositLimits) => void
  /** Of the host: see `LimitText`. */
  t: LimitText
}

/**
 * The limits of a member on its deposits, each with what is used and when it resets: lowered at once, raised after 24
 * hours and a second confirmation, which can be given up until then (RG-7). Load its code when it is first opened.
 */
export const DepositLimitsSheet = ({ isOpen, onClose, limits, onLimits, t }: DepositLimitsSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} detail={t('rule')} isTall>
    <Stack>
      {limits.limits.map((limit) => (
        <LimitCard key={limit.period} limit={limit} currency={limits.currency} t={t} onLimits={onLimits} />
      ))}
    </Stack>
  </Sheet>
)
