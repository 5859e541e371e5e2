import { Fact, Facts } from '@plaza/ui/facts'
import type { Chase } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { heldMinor } from './chase-view'
import { ChaseStatePill } from './ChaseStatePill'

/** State, times and money of a plan: reserved is spent, given back and still held. */
export function ChaseFacts({ chase }: { chase: Chase }) {
  const t = useChaseText()
  const { exact } = useScheduleText()
  const { money } = useFormats()
  const { currency, endedAt } = chase
  const held = heldMinor(chase)
  return (
    <Facts>
      <Fact label={t('chase.state')}>
        <ChaseStatePill state={chase.state} />
      </Fact>
      <Fact label={t('chase.madeAt')}>{exact(chase.createdAt)}</Fact>
      {endedAt !== undefined && <Fact label={t('chase.endedAt')}>{exact(endedAt)}</Fact>}
      <Fact label={t('chase.onWin')}>{chase.stopsOnWin ? t('chase.stops') : t('chase.goesOn')}</Fact>
      <Fact label={t('chase.reserved')}>{money(chase.reservedMinor, currency)}</Fact>
      <Fact label={t('chase.spent')}>{money(chase.spentMinor, currency)}</Fact>
      <Fact label={t('chase.refunded')}>{money(chase.refundedMinor, currency)}</Fact>
      {held > 0 && <Fact label={t('chase.held')}>{money(held, currency)}</Fact>}
      <Fact label={t('chase.prizes')}>{money(chase.prizeMinor, currency)}</Fact>
    </Facts>
  )
}
