import type { Settings } from '@plaza/contract/site'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { useShell } from '../../kernel/page/context'
import { useFrontText } from '../../kernel/language/texts'
import { ClosedPage } from './ClosedPage'
import { useReopening } from './useReopening'
import styles from './ClosedPage.module.css'

type ClosedMode = Exclude<Settings['startUp']['mode'], 'normal'>

interface Props {
  /** Reloads the page; tests replace it. */
  reload?: () => void
}

/**
 * Replaces the whole site in maintenance and where it is not offered (ROUTE-9): the reason, the expected end, a retry,
 * and contacts. It also retries by itself and reloads once the site is open.
 */
export function StartUpScreen({ reload = () => location.reload() }: Props) {
  const t = useFrontText()
  const { dateTime } = useFormats()
  const { page, serverNow } = useShell()
  const { startUp, state, retry } = useReopening(reload)
  const { mode, expectedEnd } = startUp
  // The site is open and about to reload; until then the last content stays.
  const shown = (mode === 'normal' ? page.settings.startUp.mode : mode) as ClosedMode
  return (
    <ClosedPage title={t(`startUp.${shown}.title`)} text={t(`startUp.${shown}.text`)}>
      {expectedEnd !== null && (
        <p className={styles.fact}>
          {expectedEnd > serverNow()
            ? t('startUp.expected', {
                time: dateTime(expectedEnd, { timeZone: page.settings.timeZone, style: 'dateTime' }),
              })
            : t('startUp.late')}
        </p>
      )}
      <Button variant="primary" size="large" icon="refresh" isBusy={state === 'asking'} onClick={retry}>
        {t('startUp.retry')}
      </Button>
      <p role="status" className={styles.still}>
        {state === 'still' ? t('startUp.still') : shown !== 'region' && t('startUp.waiting')}
      </p>
    </ClosedPage>
  )
}
