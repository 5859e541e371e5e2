import { vipChangeReasons } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'
import type { Benefits } from './LevelCard'

/** Every change of the member's level, the latest first, with its day and reason. */
export function LevelHistory({ changes }: Pick<Benefits, 'changes'>) {
  const t = useBenefitsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const reasonOf = (reason: string) => {
    const known = vipChangeReasons.find((one) => one === reason)
    return known ? t(`benefits.reasons.${known}`) : t('benefits.reasonOther')
  }
  return (
    <Section title={t('benefits.history')}>
      {changes.length === 0 ? (
        <p className={css.muted}>{t('benefits.noHistory')}</p>
      ) : (
        <List label={t('benefits.history')}>
          {changes.map(({ at, from, to, reason }) => (
            <ListRow
              key={`${String(at)}-${String(to)}`}
              icon={to > from ? 'arrow-up' : 'arrow-down'}
              title={t('benefits.change', { from, to })}
              detail={reasonOf(reason)}
              end={dateTime(at, { timeZone, style: 'date' })}
            />
          ))}
        </List>
      )}
    </Section>
  )
}
