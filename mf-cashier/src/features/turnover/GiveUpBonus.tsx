import { useFormats } from '@plaza/i18n'
import { ConfirmOnDemand } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useTurnoverText } from '../../locales/turnover/texts'
import { useGiveUp } from './useGiveUp'

export interface GiveUpBonusProps {
  id: string
  name: string
  /** What of the bonus goes back to the house. */
  goesMinor: number
  /** What need not be staked any more. */
  remainingMinor: number
  currency: string
}

/** Gives a bonus up after saying what goes and what stays (BONUS-3). */
export function GiveUpBonus({ id, name, goesMinor, remainingMinor, currency }: GiveUpBonusProps) {
  const t = useTurnoverText()
  const { money } = useFormats()
  const giving = useGiveUp(id, t('turnover.gaveUp'))
  const facts = { amount: money(goesMinor, currency), remaining: money(remainingMinor, currency) }
  return (
    <>
      <Button size="small" onClick={giving.ask}>
        {t('turnover.giveUp')}
      </Button>
      <ConfirmOnDemand
        isOpen={giving.isAsking}
        isDangerous
        isBusy={giving.isSending}
        title={t('turnover.giveUpTitle', { name })}
        text={goesMinor > 0 ? t('turnover.giveUpGoes', facts) : t('turnover.giveUpNothing', facts)}
        confirm={t('turnover.giveUpConfirm')}
        cancel={t('turnover.keep')}
        onConfirm={() => void giving.confirm(goesMinor)}
        onCancel={giving.stop}
      />
    </>
  )
}
