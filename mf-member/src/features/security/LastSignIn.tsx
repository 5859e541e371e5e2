import type { SignInRecord } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { useSecurityText } from '../../locales/security/texts'
import { deviceName } from '../../parts/device-name'
import css from './LastSignIn.module.css'

/** The last sign-in with time, device and masked address, and what to do when it was somebody else (SECURITY-1). */
export function LastSignIn({ record, onDenied }: { record: SignInRecord; onDenied: () => void }) {
  const t = useSecurityText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  return (
    <div className={css.last}>
      <Icon name="history" size={20} className={css.icon} />
      <div className={css.words}>
        <p>{t('security.last', { time: dateTime(record.at, { timeZone }) })}</p>
        <p className={css.text}>
          <bdi translate="no">{deviceName(record.device) || t('security.unknownDevice')}</bdi>
          {' · '}
          <bdi translate="no">{record.address}</bdi>
        </p>
      </div>
      <Button size="small" onClick={onDenied}>
        {t('security.notYou')}
      </Button>
    </div>
  )
}
