import { useCall } from '@plaza/client'
import { invitationFiguresCall, invitationRanges } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Icon, type IconName } from '@plaza/ui/icon'
import { Section } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { useInviteText } from '../../locales/invite/texts'
import { SkeletonCard } from '../../parts/SkeletonCard'
import css from './InvitationFigures.module.css'

const ranges = ['all', ...invitationRanges] as const
type Range = (typeof ranges)[number]

/** What came of the invitations: from a visit of the link to a reward, of all time or of the last days (INVITE-1). */
export function InvitationFigures() {
  const t = useInviteText()
  const { number, money } = useFormats()
  const [range, setRange] = useState<Range>('all')
  const answer = useCall(invitationFiguresCall, { query: range === 'all' ? {} : { days: range } })
  return (
    <Section title={t('invite.figures')}>
      <Segmented
        label={t('invite.range')}
        value={range}
        onChange={setRange}
        options={ranges.map((value) => ({ value, label: t(`invite.ranges.${value}`) }))}
      />
      <Answer
        of={answer}
        pending={<SkeletonCard lines={1} />}
        failed={{ title: t('invite.figuresFailed'), isCompact: true }}
      >
        {({ clicks, registered, deposited, qualified, paidMinor, pendingMinor, currency }) => {
          const figures: [IconName, string, string][] = [
            ['eye', t('invite.clicks'), number(clicks)],
            ['users', t('invite.registered'), number(registered)],
            ['wallet', t('invite.deposited'), number(deposited)],
            ['check', t('invite.qualified'), number(qualified)],
            ['coins', t('invite.paid'), money(paidMinor, currency)],
            ['hourglass', t('invite.pending'), money(pendingMinor, currency)],
          ]
          return (
            <dl className={css.figures}>
              {figures.map(([icon, label, value]) => (
                <div key={label} className={css.figure}>
                  <dt className={css.label}>
                    <Icon name={icon} size={16} />
                    <span>{label}</span>
                  </dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )
        }}
      </Answer>
    </Section>
  )
}
