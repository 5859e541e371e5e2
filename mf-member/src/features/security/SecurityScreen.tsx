import { useCall } from '@plaza/client'
import { securityCall } from '@plaza/contract/identity'
import { useNavigate, useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRef } from 'react'
import { useSecurityText } from '../../locales/security/texts'
import { CloseAccount } from './CloseAccount'
import { ContactForm } from './ContactForm'
import { NameForm } from './NameForm'
import { NotYou } from './NotYou'
import type { SecurityPart } from './security-part'
import { SecurityOverview } from './SecurityOverview'

/** `/m/securityCenter`: what protects the account, what is missing, and the ways to put it in order (SECURITY-1). */
export function SecurityScreen() {
  const t = useSecurityText()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const part = search.get('set')
  const isOpenedHere = useRef(false)
  const open = (next: SecurityPart) => {
    isOpenedHere.current = true
    setSearch({ set: next })
  }
  const close = () => {
    // Opened by its address alone, the overview is not what is behind it.
    if (isOpenedHere.current) void navigate(-1)
    else setSearch({}, { replace: true })
    isOpenedHere.current = false
  }
  return (
    <Page>
      <Answer
        of={useCall(securityCall)}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('security.failed') }}
      >
        {(security) => {
          if (part === 'mobile' || part === 'email')
            return <ContactForm key={part} kind={part} former={security[part]} onDone={close} />
          if (part === 'name') return <NameForm known={security.realName} onDone={close} />
          if (part === 'not-you') return <NotYou record={security.lastSignIn} />
          if (part === 'close') return <CloseAccount />
          return <SecurityOverview security={security} onOpen={open} />
        }}
      </Answer>
    </Page>
  )
}
