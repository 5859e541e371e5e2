import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { loginPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'

/** Replaces the form where neither way of registering is on. */
export function RegisterClosed() {
  const t = useSignInText()
  return (
    <EmptyState
      title={t('register.closed.title')}
      text={t('register.closed.text')}
      action={
        <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
          {t('register.logIn')}
        </Link>
      }
    />
  )
}
