import { useCall } from '@plaza/client'
import { memberInfoCall, type MemberInfo } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Pill } from '@plaza/ui/pill'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { HeadIcon } from '../head-icon/HeadIcon'
import { AccountSkeleton } from './AccountSkeleton'
import { daysSince } from './days-since'
import { useLiveAccount } from './useLiveAccount'
import css from './AccountCard.module.css'

/** The member info card: account name, VIP label if the member has one, and days since joining (MEMBER-1). */
export function AccountCard() {
  useLiveAccount()
  return (
    <Answer of={useCall(memberInfoCall)} pending={<AccountSkeleton />} failed={{ isCompact: true }}>
      {(info) => <Account info={info} />}
    </Answer>
  )
}

function Account({ info }: { info: MemberInfo }) {
  const t = useMemberCentreText()
  const { timeZone, serverNow } = useRemote()
  const days = daysSince(info.regDate, serverNow(), timeZone)
  return (
    <div className={css.account}>
      <HeadIcon name={info.account} hasRing={info.vipLabel !== undefined} />
      <div className={css.texts}>
        <h2 translate="no" className={css.name}>
          {info.account}
        </h2>
        <p className={css.facts}>
          {info.vipLabel && (
            <Pill tone="accent" icon="crown">
              {info.vipLabel}
            </Pill>
          )}
          <span>
            {days === 0 ? t('memberCentre.joined.today') : t('memberCentre.joined.days', { count: days })}
          </span>
        </p>
      </div>
    </div>
  )
}
