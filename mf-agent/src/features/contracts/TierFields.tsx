import type { ContractKind } from '@plaza/contract/agency'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { TextField } from '@plaza/ui/field'
import { FormProblem } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { useId } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import type { TierDraft } from './contract-draft'

export interface TierFieldsProps {
  kind: ContractKind
  /** From 1. */
  number: number
  tier: TierDraft
  currency: string
  problem: string | null
  onChange: (part: Partial<TierDraft>) => void
  /** Absent for the only tier. */
  onRemove: (() => void) | undefined
}

/** One tier of an offer: what has to be reached, and the rate then. */
export function TierFields({ kind, number, tier, currency, problem, onChange, onRemove }: TierFieldsProps) {
  const t = useContractsText()
  const id = useId()
  const isDividend = kind === 'dividend'
  return (
    <Card>
      <div role="group" aria-labelledby={id}>
        <Stack gap={12}>
          <h3 id={id}>{t('contracts.tier', { number })}</h3>
          {isDividend && (
            <MoneyField
              label={t('contracts.loss')}
              valueMinor={tier.lossMinor}
              onChange={(lossMinor) => onChange({ lossMinor })}
              currency={currency}
            />
          )}
          <MoneyField
            label={t('contracts.turnover')}
            valueMinor={tier.turnoverMinor}
            onChange={(turnoverMinor) => onChange({ turnoverMinor })}
            currency={currency}
          />
          <TextField
            label={t('contracts.activeUsers')}
            inputMode="numeric"
            maxLength={7}
            value={tier.activeUsers}
            onChange={(activeUsers) => onChange({ activeUsers })}
          />
          <TextField
            label={t('contracts.ratePercent')}
            inputMode="decimal"
            maxLength={6}
            value={tier.rate}
            onChange={(rate) => onChange({ rate })}
          />
          {!isDividend && (
            <MoneyField
              label={t('contracts.capOptional')}
              valueMinor={tier.capMinor}
              onChange={(capMinor) => onChange({ capMinor })}
              currency={currency}
            />
          )}
          {problem !== null && <FormProblem text={problem} />}
          {onRemove && (
            <Button size="small" aria-describedby={id} onClick={onRemove}>
              {t('contracts.removeTier')}
            </Button>
          )}
        </Stack>
      </div>
    </Card>
  )
}
