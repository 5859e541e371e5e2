import type { CheckIn } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { Section } from '@plaza/ui/page'
import { useCheckInText } from '../../locales/check-in/texts'
import css from './CheckIn.module.css'

/** By what rules days count. */
export function CheckInRules({ checkIn: { wagering } }: { checkIn: CheckIn }) {
  const t = useCheckInText()
  const { timeZone } = useRemote()
  return (
    <Section title={t('checkIn.rules')}>
      <ul className={css.rules}>
        <li>{t('checkIn.rule.days')}</li>
        <li>{t('checkIn.rule.zone', { zone: timeZone })}</li>
        <li>{t('checkIn.rule.card')}</li>
        <li>
          {wagering === 0 ? t('checkIn.rule.noWagering') : t('checkIn.rule.wagering', { count: wagering })}
        </li>
      </ul>
    </Section>
  )
}
