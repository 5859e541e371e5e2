import { Icon } from '@plaza/ui/icon'
import { Spinner } from '@plaza/ui/spinner'
import { useSignInText } from '../../kernel/language/texts'
import type { Captcha } from './useCaptcha'
import styles from './CaptchaPicture.module.css'

/** The picture as a button at the end of its field: a press loads another, also when it failed to load. */
export function CaptchaPicture({ captcha, onRefresh }: { captcha: Captcha; onRefresh: () => void }) {
  const t = useSignInText()
  const label = t(captcha.hasFailed ? 'captcha.retry' : 'captcha.refresh')
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={label}
      title={label}
      aria-busy={captcha.isLoading || undefined}
      onClick={onRefresh}
    >
      {captcha.image && <img src={captcha.image} alt="" className={styles.image} draggable={false} />}
      {captcha.isLoading && <Spinner label="" />}
      {captcha.hasFailed && (
        <span className={styles.failed}>
          <Icon name="refresh" size={20} />
          <span>{t('captcha.retry')}</span>
        </span>
      )}
    </button>
  )
}
