import { memberTypes } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { useEffect, type ReactNode } from 'react'
import { useMoneyText } from '../texts'

export interface MemberGateProps {
  children: ReactNode
  /** A page on which trial accounts have practice money of their own. */
  allowsTrial?: boolean
}

/**
 * Renders money pages for members. A visitor is sent to sign in and then returns; a trial account sees that it needs an
 * actual one, unless the page is for it too (TRIAL-2).
 */
export function MemberGate({ children, allowsTrial = false }: MemberGateProps) {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  // A session that ends replaces the form.
  usePageHead(session !== null)
  if (!session) return <SignInFirst />
  if (session.type === memberTypes.trial && !allowsTrial) return <TrialRejected />
  return children
}

function SignInFirst() {
  const t = useMoneyText()
  const { events } = useRemote()
  const { reason } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  // A person who has just logged out wants to leave, not to sign in again.
  const asksToSignIn = reason !== 'logout' && reason !== 'other-tab'
  useEffect(() => {
    if (asksToSignIn) events.say('session:required', { returnTo })
  }, [events, asksToSignIn, returnTo])
  return (
    <Page isCentred>
      <EmptyState
        drawing="lighthouse"
        title={t('gate.visitor')}
        text={t('gate.visitorText')}
        action={
          <Button variant="primary" onClick={() => events.say('session:required', { returnTo })}>
            {t('gate.logIn')}
          </Button>
        }
      />
    </Page>
  )
}

function TrialRejected() {
  const t = useMoneyText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  return (
    <Page isCentred>
      <EmptyState
        drawing="lighthouse"
        title={t('gate.trial')}
        text={errorText('trial.rejected')}
        action={<Button onClick={() => navigate('/m/home')}>{t('gate.home')}</Button>}
      />
    </Page>
  )
}
