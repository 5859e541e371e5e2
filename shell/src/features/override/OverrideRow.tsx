import type { FailureReport } from '@plaza/contract/federation'
import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import type { OverrideEntry } from './local-override'
import styles from './OverrideBadge.module.css'
import type { ResetOverride } from './reset-override'
import { useOverrideText } from './useOverrideText'

/** Where and how a build failed. */
export type Failed = Pick<FailureReport, 'phase' | 'cause'>

interface Props {
  entry: OverrideEntry
  failure: Failed | undefined
  /** The compiler's error on the latest edit. */
  buildError: string | undefined
  reset: ResetOverride
}

/** An address or a name, unaffected by the direction of the text around it. */
const apart = (text: string): string => `\u2068${text}\u2069`

/** One overridden remote: its source, or why it is not used, and a button that removes the override. */
export function OverrideRow({ entry, failure, buildError, reset }: Props) {
  const t = useOverrideText()
  const [isBusy, setBusy] = useState(false)
  const { remote, base, planned, isWatched, problem, detail } = entry
  return (
    <li className={styles.row}>
      <p className={styles.remote}>{remote}</p>
      {planned && (
        <p className={styles.from}>
          {isWatched
            ? t('watched', { base: apart(base) })
            : t('on', { release: apart(planned.release), base: apart(base) })}
        </p>
      )}
      <div role="status" className={styles.trouble}>
        {problem && <p>{t(`problem.${problem}`)}</p>}
        {detail && (
          <code translate="no" dir="ltr" className={styles.detail}>
            {detail}
          </code>
        )}
        {buildError !== undefined && (
          <>
            <p>{t('buildFailed')}</p>
            <code translate="no" dir="ltr" className={styles.detail}>
              {buildError}
            </code>
          </>
        )}
        {failure && <p>{t('failed', { phase: apart(failure.phase), cause: apart(failure.cause) })}</p>}
        {isBusy && <p>{t('busy')}</p>}
      </div>
      {!planned && <p className={styles.from}>{t('store')}</p>}
      {base !== '' && (
        <Button
          variant="secondary"
          isBlock
          aria-label={t('resetOf', { remote })}
          onClick={() => setBusy(!reset(remote))}
        >
          {t('reset')}
        </Button>
      )}
    </li>
  )
}
