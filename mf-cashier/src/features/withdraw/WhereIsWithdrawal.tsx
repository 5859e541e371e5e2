import type { Withdrawal } from '@plaza/contract/money'
import { Link } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { buttonClass } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { Section } from '@plaza/ui/page'
import { useWithdrawText, type WithdrawText } from '../../locales/withdraw/texts'
import { toldState } from './withdrawal-view'
import styles from './WhereIsWithdrawal.module.css'

/** What a withdrawal under review waits for, in words; undefined for a cause that this release does not know. */
function causeText(cause: string | undefined, time: string | undefined, t: WithdrawText) {
  switch (cause) {
    case 'changed':
      return time === undefined ? undefined : t('withdraw.waits.changed', { time })
    case 'debt':
    case 'documents':
    case 'second':
    case 'amount':
    case 'account-new':
    case 'account-shared':
    case 'turnover':
      return t(`withdraw.waits.${cause}`)
    default:
      return undefined
  }
}

/** Where the money of a withdrawal is, and the way to people who have its number (WITHDRAW-3). */
export function WhereIsWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWithdrawText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { id, waitsFor, waitsUntil } = withdrawal
  const until = waitsUntil === undefined ? undefined : dateTime(waitsUntil, { timeZone })
  const cause = causeText(waitsFor, until, t)
  return (
    <Section title={t('withdraw.where.title')}>
      <p className={styles.text}>{t(`withdraw.where.${toldState(withdrawal)}`)}</p>
      {cause !== undefined && <p className={styles.text}>{cause}</p>}
      <Link to={`/m/service?reference=${encodeURIComponent(id)}`} className={buttonClass({ isBlock: true })}>
        <Icon name="headset" size={20} />
        <span>{t('withdraw.service')}</span>
      </Link>
    </Section>
  )
}
