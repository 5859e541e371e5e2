import type { Requirement } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useTurnoverText } from '../../locales/turnover/texts'
import { requirementIcon, requirementLook } from './requirement-look'
import { useRequirementName } from './useRequirementName'

export interface EndedRequirementsProps {
  requirements: readonly Requirement[]
  currency: string
}

/** The latest requirements that have ended, each with its state in words and what was staked. */
export function EndedRequirements({ requirements, currency }: EndedRequirementsProps) {
  const t = useTurnoverText()
  const { timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const nameOf = useRequirementName()
  if (requirements.length === 0) return null
  return (
    <Section title={t('turnover.ended')}>
      <List label={t('turnover.ended')}>
        {requirements.map((requirement) => {
          const { id, kind, state, doneMinor, requiredMinor, endedAt, createdAt } = requirement
          const done = { done: money(doneMinor, currency), required: money(requiredMinor, currency) }
          return (
            <ListRow
              key={id}
              icon={requirementIcon(kind)}
              title={nameOf(requirement)}
              detail={
                <>
                  <span>{t(state === 'done' ? 'turnover.staked' : 'turnover.progress', done)}</span>
                  <br />
                  <span>{dateTime(endedAt ?? createdAt, { timeZone })}</span>
                  <br />
                  <Pill {...requirementLook(state)}>{t(`turnover.states.${state}`)}</Pill>
                </>
              }
            />
          )
        })}
      </List>
    </Section>
  )
}
