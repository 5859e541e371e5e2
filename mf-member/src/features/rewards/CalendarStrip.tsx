import type { Reward } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Icon, type IconName } from '@plaza/ui/icon'
import { useRewardsText } from '../../locales/rewards/texts'
import { isLater } from './reward-look'
import css from './CalendarStrip.module.css'

type Calendar = NonNullable<Reward['calendar']>
type Part = Calendar['parts'][number]

const icons: Partial<Record<Part['state'], IconName>> = { claimed: 'check', expired: 'x', forfeited: 'x' }

/** The parts of a reward that is paid day by day: what each is worth, from when, and what became of it. */
export function CalendarStrip({ calendar, currency }: { calendar: Calendar; currency: string }) {
  const t = useRewardsText()
  const { money, dateTime } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const now = serverNow()
  const wordOf = (part: Part) => {
    if (isLater(part, now)) return t('rewards.later')
    return part.state === 'expired' ? t('rewards.missed') : t(`rewards.states.${part.state}`)
  }
  return (
    <div className={css.scroll} role="group" tabIndex={0} aria-label={t('rewards.calendar')}>
      <ol role="list" className={css.strip}>
        {calendar.parts.map((part, index) => {
          const icon = icons[part.state]
          const date = dateTime(part.opensAt, { timeZone, style: 'date' })
          const amount = money(part.amountMinor, currency)
          return (
            <li
              key={part.opensAt}
              className={css.part}
              data-state={isLater(part, now) ? 'later' : part.state}
              aria-current={index + 1 === calendar.part ? 'step' : undefined}
            >
              <span className={css.date}>{date}</span>
              <span className={css.amount}>{amount}</span>
              <span className={css.state}>
                {icon && <Icon name={icon} size={16} />}
                <span>{wordOf(part)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
