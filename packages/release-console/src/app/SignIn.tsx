import type { ReleaseToken } from '@plaza/contract/release'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { PasswordField } from '@plaza/ui/field'
import { Icon } from '@plaza/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { toApiError, type ApiError } from '../api/api-error'
import { createReleaseApi, type ReleaseApi } from '../api/release-api'
import { errorWords } from '../shared/error-words'
import { Note } from '../shared/Note'
import { useConsoleText } from '../texts'
import { LanguageChoice } from './LanguageChoice'
import css from './SignIn.module.css'

export interface SignInProps {
  fetch: typeof fetch
  /** Why the last session ended. */
  ended: ApiError | undefined
  /** Called with the client's functions when a later call finds that its token is no longer valid. */
  onEnded: (api: ReleaseApi, error: ApiError) => void
  onSignedIn: (api: ReleaseApi, me: ReleaseToken) => void
}

/** Sign-in by a token, kept in memory until the page is left. */
export function SignIn({ fetch, ended, onEnded, onSignedIn }: SignInProps) {
  const t = useConsoleText()
  const [token, setToken] = useState('')
  const [error, setError] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = t('title')
    field.current?.focus()
  }, [t])
  const signIn = async () => {
    const text = token.trim()
    if (text === '' || running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    let isIn = false
    // A refusal of the first call is shown at the field.
    const api = createReleaseApi({ token: text, fetch, onEnded: (failed) => isIn && onEnded(api, failed) })
    try {
      const me = await api.me()
      isIn = true
      onSignedIn(api, me)
    } catch (cause) {
      setError(toApiError(cause))
      field.current?.focus()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <main className={css.page}>
      <div className={css.brand}>
        <Icon name="radio-tower" size={32} />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.text}>{t('signIn.text')}</p>
      </div>
      {ended && (
        <Note
          tone="warning"
          icon={<Icon name="alert-triangle" size={20} />}
          isAlert
        >{`${t('signIn.ended')} ${errorWords(ended, t).title}`}</Note>
      )}
      <Card>
        <form
          className={css.form}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            void signIn()
          }}
        >
          <PasswordField
            ref={field}
            label={t('signIn.token')}
            name="release-token"
            autoComplete="off"
            icon="key"
            value={token}
            onChange={setToken}
            maxLength={256}
            help={t('signIn.help')}
            error={error && errorWords(error, t).title}
          />
          <Button type="submit" variant="primary" isBlock isBusy={isBusy} isDisabled={token.trim() === ''}>
            {t('signIn.do')}
          </Button>
        </form>
      </Card>
      <div className={css.how}>
        <p>{t('signIn.how')}</p>
        <code dir="ltr" className={css.command}>
          <span>npx mfe tokens add ann</span> <span>--role engineer</span> <span>--expires 12h</span>
        </code>
      </div>
      <LanguageChoice />
    </main>
  )
}
