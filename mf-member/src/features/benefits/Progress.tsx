import type { VipProgress } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { ProgressBar } from '@plaza/ui/progress'
import { useId } from 'react'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'

export interface ProgressProps {
  deposit: VipProgress
  valid: VipProgress
  currency: string
}

/** How much of the deposits and of the valid bets is done; what is not asked for has no bar. */
export function Progress({ deposit, valid, currency }: ProgressProps) {
  const t = useBenefitsText()
  return (
    <>
      {deposit.wantedMinor > 0 && (
        <Part label={t('benefits.deposits')} progress={deposit} currency={currency} />
      )}
      {valid.wantedMinor > 0 && <Part label={t('benefits.valid')} progress={valid} currency={currency} />}
    </>
  )
}

function Part({ label, progress, currency }: { label: string; progress: VipProgress; currency: string }) {
  const t = useBenefitsText()
  const { money } = useFormats()
  const id = useId()
  const { doneMinor, wantedMinor } = progress
  const text = t('benefits.progress', {
    done: money(doneMinor, currency),
    wanted: money(wantedMinor, currency),
  })
  return (
    <div className={css.progress}>
      <div className={css.figures}>
        <span id={id}>{label}</span>
        <span>{text}</span>
      </div>
      <ProgressBar
        value={Math.min(doneMinor, wantedMinor)}
        most={wantedMinor}
        labelledBy={id}
        valueText={text}
      />
    </div>
  )
}
