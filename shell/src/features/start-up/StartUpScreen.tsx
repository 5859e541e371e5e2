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
  /** Loads the page again; the test's own in tests. */
  reload?: () => void
}

/**
 * In place of the whole site in maintenance and where it is not offered (ROUTE-9): why, until when, a
 * retry, and whom to write to. It also tries by itself, and loads again when the site is open.
 */
export function StartUpScreen({ reload = () => location.reload() }: Props) {
  const t = useFrontText()
  const { dateTime } = useFormats()
  const { page, serverNow } = useShell()
  const { startUp, state, retry } = useReopening(reload)
  const { mode, expectedEnd } = startUp
  // Open already, and about to load: what stood here stays for that moment.
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
