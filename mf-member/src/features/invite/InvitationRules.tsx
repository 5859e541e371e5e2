import { useCall } from '@plaza/client'
import { invitationFiguresCall, type InvitationRules as Rules } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Fact, Facts } from '@plaza/ui/facts'
import { Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useInviteText } from '../../locales/invite/texts'
import css from './InvitationRules.module.css'

/** What is given for friends, as the merchant has set it (INVITE-1). */
export function InvitationRules() {
  const t = useInviteText()
  return (
    <Answer
      of={useCall(invitationFiguresCall, { query: {} })}
      pending={<SkeletonRows count={4} />}
      failed={{ title: t('invite.rulesFailed') }}
    >
      {({ rules, currency }) =>
        rules ? (
          <RuleList {...rules} currency={currency} />
        ) : (
          <EmptyState title={t('invite.noRules')} text={t('invite.noRulesText')} />
        )
      }
    </Answer>
  )
}

function RuleList({ tiers, currency, ...rules }: Rules & { currency: string }) {
  const t = useInviteText()
  const { money, number } = useFormats()
  const { leastDepositMinor, friendMinor, wagering, wageringDays, qualifyDays } = rules
  const facts = { amount: money(leastDepositMinor, currency), days: number(qualifyDays) }
  return (
    <Stack gap={16}>
      <ol className={css.steps}>
        <li>{t('invite.rule.register')}</li>
        <li>{t('invite.rule.deposit', facts)}</li>
        <li>{t(friendMinor > 0 ? 'invite.rule.claimBoth' : 'invite.rule.claim')}</li>
      </ol>
      <Facts label={t('invite.tiers')}>
        {tiers.map(({ from, rewardMinor }, index) => {
          const next = tiers[index + 1]
          const to = next && next.from - 1
          const open = to === undefined ? 'invite.tierFrom' : 'invite.tier'
          return (
            <Fact
              key={from}
              label={t(to === from ? 'invite.tierOne' : open, { from, to: to ?? from })}
              tone="money"
            >
              {money(rewardMinor, currency)}
            </Fact>
          )
        })}
        {friendMinor > 0 && (
          <Fact label={t('invite.forFriend')} tone="money">
            {money(friendMinor, currency)}
          </Fact>
        )}
        <Fact label={t('invite.toBet')}>
          {wagering > 0 ? t('invite.wagering', { times: wagering }) : t('invite.noWagering')}
        </Fact>
        {wagering > 0 && wageringDays !== null && (
          <Fact label={t('invite.betWithin')}>{t('invite.days', { count: wageringDays })}</Fact>
        )}
      </Facts>
      <p className={css.note}>{t('invite.fair')}</p>
    </Stack>
  )
}
