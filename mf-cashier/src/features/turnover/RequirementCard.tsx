import type { Requirement } from '@plaza/contract/money'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { Pill } from '@plaza/ui/pill'
import { useId } from 'react'
import { useTurnoverText } from '../../locales/turnover/texts'
import { GiveUpBonus } from './GiveUpBonus'
import { requirementIcon } from './requirement-look'
import { RequirementDetails } from './RequirementDetails'
import { RequirementFacts } from './RequirementFacts'
import { RequirementProgress } from './RequirementProgress'
import styles from './Turnover.module.css'
import { useRequirementName } from './useRequirementName'

export interface RequirementCardProps {
  requirement: Requirement
  currency: string
  /** Stakes count towards it before the others. */
  isNext: boolean
}

/** One open requirement: what made it, how far it is, on what terms, and the way to give a bonus up (WITHDRAW-7). */
export function RequirementCard({ requirement, currency, isNext }: RequirementCardProps) {
  const t = useTurnoverText()
  const title = useId()
  const nameOf = useRequirementName()
  return (
    <Card as="article" className={styles.card} aria-labelledby={title}>
      <div className={styles.title}>
        <span className={styles.icon}>
          <Icon name={requirementIcon(requirement.kind)} size={20} />
        </span>
        <h3 id={title}>{nameOf(requirement)}</h3>
        {isNext && <Pill tone="accent">{t('turnover.next')}</Pill>}
      </div>
      <RequirementProgress requirement={requirement} currency={currency} labelledBy={title} />
      <RequirementFacts requirement={requirement} currency={currency} />
      <RequirementDetails requirement={requirement} currency={currency} />
      {requirement.goesMinor !== undefined && (
        <GiveUpBonus
          id={requirement.id}
          name={nameOf(requirement)}
          goesMinor={requirement.goesMinor}
          remainingMinor={requirement.requiredMinor - requirement.doneMinor}
          currency={currency}
        />
      )}
    </Card>
  )
}
