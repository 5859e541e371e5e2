import { memberTypes, type SessionInfo } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { Link } from '@plaza/facade/router'
import { IconButton } from '@plaza/ui/icon-button'
import { useShell } from '../../kernel/page/context'
import { depositPath, registerPath, withdrawPath } from '../../kernel/routes/paths'
import { buttonClass } from '@plaza/ui/button'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useMemberInfo } from '../../kernel/session/useMemberInfo'
import { useShellText } from '../../kernel/language/texts'
import { Balance } from './Balance'
import { HeaderLink } from './HeaderLink'
import { HeaderMenu } from './HeaderMenu'
import styles from './MemberHeader.module.css'

/**
 * For a member on home: nickname, balance with its eye, deposit, withdraw, menu (FRAME-4). A trial account has practice money and
 * registers instead (TRIAL-3).
 */
export function MemberHeader({ session }: { session: SessionInfo }) {
  const t = useShellText()
  const { events } = useShell()
  const isOpen = useOpenPaths()
  const isHidden = useStoreValue(events.hiddenBalance)
  const info = useMemberInfo()
  const name = info?.nickname || session.userName
  const isTrial = session.type === memberTypes.trial
  return (
    <div className={styles.member}>
      <div className={styles.pill}>
        <Balance name={isTrial ? t('header.practice') : name} isPractice={isTrial} />
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          size={20}
          label={t(isHidden ? 'header.showBalance' : 'header.hideBalance')}
          className={styles.eye}
          onClick={() => events.say('balance:hidden', { isHidden: !isHidden })}
        />
      </div>
      <div className={styles.actions}>
        {isTrial && (
          <Link to={registerPath} className={`${buttonClass({ size: 'small' })} ${styles.register}`}>
            {t('header.register')}
          </Link>
        )}
        {!isTrial && isOpen(depositPath) && (
          <HeaderLink to={depositPath} icon="wallet-plus" label={t('header.deposit')} />
        )}
        {!isTrial && isOpen(withdrawPath) && (
          <HeaderLink to={withdrawPath} icon="withdraw" label={t('header.withdraw')} />
        )}
        <HeaderMenu name={name} />
      </div>
    </div>
  )
}
