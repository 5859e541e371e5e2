import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { Section, Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useAuthenticatorText } from '../../locales/authenticator/texts'
import { Note } from '../../parts/Note'
import css from './RecoveryCodes.module.css'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, which are shown this once: copied, downloaded, and left only when the member has them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useAuthenticatorText()
  const { events } = useRemote()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      events.say('toast', { kind: 'success', text: t('authenticator.copied') })
    } catch {
      events.say('toast', { kind: 'error', text: t('authenticator.notCopied') })
    }
  }
  return (
    <Stack>
      <Note tone="warning" isAlert title={t('authenticator.once')}>
        {t('authenticator.onceText')}
      </Note>
      <Section title={t('authenticator.codes')}>
        <ol className={css.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ol>
      </Section>
      <Stack gap={12}>
        <Button isBlock icon="copy" onClick={() => void copy()}>
          {t('authenticator.copy')}
        </Button>
        <a
          className={css.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('authenticator.download')}
        </a>
        <Checkbox isChecked={isKept} onChange={setKept}>
          {t('authenticator.kept')}
        </Checkbox>
        <Button
          variant="primary"
          size="large"
          isBlock
          disabledReason={isKept ? undefined : t('authenticator.keepFirst')}
          onClick={onDone}
        >
          {t('authenticator.done')}
        </Button>
      </Stack>
    </Stack>
  )
}
