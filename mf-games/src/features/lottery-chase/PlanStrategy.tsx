import { chaseBounds } from '@plaza/contract/lottery'
import { Button } from '@plaza/ui/button'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { Stepper } from '../lottery-slip/Stepper'
import styles from './Chase.module.css'
import { useAllowsProgressive } from './useAllowsProgressive'
import { multipliersOf, type Strategy, type StrategyTerms } from './strategies'

export interface PlanStrategyProps extends StrategyTerms {
  lottery: string
  onChange: (multipliers: readonly number[]) => void
}

/** Multipliers that rise by a rule, where the merchant's jurisdiction allows such plans; nothing elsewhere (CHASE-3). */
export function PlanStrategy({ lottery, onChange, ...terms }: PlanStrategyProps) {
  const t = useChaseText()
  const isAllowed = useAllowsProgressive(lottery)
  const [kind, setKind] = useState<Strategy['kind']>('rising')
  const [factor, setFactor] = useState(2)
  const [every, setEvery] = useState(1)
  const [percent, setPercent] = useState(10)
  if (!isAllowed) return null
  const multipliers = multipliersOf(kind === 'rising' ? { kind, factor, every } : { kind, percent }, terms)
  const field = (
    id: 'factor' | 'every' | 'percent',
    value: number,
    most: number,
    set: (to: number) => void,
  ) => (
    <div className={styles.count}>
      <span className={styles.name} aria-hidden>
        {t(`chase.strategy.${id}`)}
      </span>
      <Stepper
        label={t(`chase.strategy.${id}`)}
        less={t('chase.strategy.less', { what: t(`chase.strategy.${id}`) })}
        more={t('chase.strategy.more', { what: t(`chase.strategy.${id}`) })}
        least={id === 'factor' ? 2 : 1}
        most={most}
        value={value}
        onChange={set}
      />
    </div>
  )
  return (
    <section className={styles.stack} aria-label={t('chase.strategy.label')}>
      <Segmented
        label={t('chase.strategy.label')}
        value={kind}
        options={(['rising', 'profit'] as const).map((value) => ({
          value,
          label: t(`chase.strategy.${value}`),
        }))}
        onChange={setKind}
      />
      {kind === 'rising' ? (
        <>
          {field('factor', factor, 10, setFactor)}
          {field('every', every, chaseBounds.most, setEvery)}
        </>
      ) : (
        field('percent', percent, 1_000, setPercent)
      )}
      <p className={styles.small}>{t('chase.strategy.note')}</p>
      <Button
        isBlock
        disabledReason={multipliers.length < chaseBounds.least ? t('chase.strategy.none') : undefined}
        onClick={() => onChange(multipliers)}
      >
        {t('chase.strategy.set')}
      </Button>
    </section>
  )
}
