import type { PaymentPasswordState } from '@plaza/contract/money'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { Notice } from '@plaza/money'
import { clockText, useCountdown } from '@plaza/ui/countdown'
import { Page } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { usePasswordText } from '../../locales/password/texts'
import { ChangeForm } from './ChangeForm'
import { RecoverForm } from './RecoverForm'

/** Sets a new withdrawal password with the current one, or with a code. */
export function ReplacePassword({ state }: { state: PaymentPasswordState }) {
  const t = usePasswordText()
  const { serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  const lockedSeconds = useCountdown(state.lockedUntil, serverNow)
  const way = params.has('recover') ? 'recover' : 'change'
  return (
    <Page>
      <Segmented
        label={t('password.way')}
        options={[
          { value: 'change', label: t('password.change') },
          { value: 'recover', label: t('password.recover') },
        ]}
        value={way}
        onChange={(next) => setParams(next === 'recover' ? { recover: '1' } : {}, { replace: true })}
      />
      {lockedSeconds > 0 && way === 'change' && (
        <Notice title={t('password.locked', { time: clockText(lockedSeconds) })}>
          {t('password.lockedText')}
        </Notice>
      )}
      {way === 'change' ? <ChangeForm state={state} /> : <RecoverForm state={state} />}
    </Page>
  )
}
