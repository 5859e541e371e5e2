import { statusCall, type Settings } from '@plaza/contract'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Drawing } from '@plaza/ui/empty-state'
import { useState } from 'react'
import { useShell } from '../../app/context'
import { useShellText } from '../../texts'
import { Wordmark } from '../header/Wordmark'
import { LanguageButton } from '../language/LanguageButton'
import styles from './StartUpScreen.module.css'

type ClosedMode = Exclude<Settings['startUp']['mode'], 'normal'>

interface Props {
  /** Loads the page again; the test's own in tests. */
  reload?: () => void
}

/** In place of the whole site in maintenance and where it is not offered (spec §4 Start-up mode): why, until when, retry. */
export function StartUpScreen({ reload = () => location.reload() }: Props) {
  const t = useShellText()
  const { dateTime } = useFormats()
  const { page, transport } = useShell()
  const { merchantName, startUp, timeZone } = page.settings
  const mode = startUp.mode as ClosedMode
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle')
  const retry = () => {
    setState('asking')
    transport.send(statusCall).then(
      (answer) => (answer.mode === 'normal' ? reload() : setState('still')),
      // No answer is as good as "not yet" to whoever waits.
      () => setState('still'),
    )
  }
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <Wordmark name={merchantName} />
        <LanguageButton />
      </div>
      <div className={styles.body}>
        <Drawing name="lighthouse" />
        <h1 className={styles.title}>{t(`startUp.${mode}.title`)}</h1>
        <p className={styles.text}>{t(`startUp.${mode}.text`)}</p>
        {startUp.expectedEnd !== null && (
          <p className={styles.expected}>
            {t('startUp.expected', { time: dateTime(startUp.expectedEnd, { timeZone, style: 'dateTime' }) })}
          </p>
        )}
        <Button size="large" icon="refresh" isBusy={state === 'asking'} onClick={retry}>
          {t('startUp.retry')}
        </Button>
        <p role="status" className={styles.still}>
          {state === 'still' && t('startUp.still')}
        </p>
      </div>
    </main>
  )
}
