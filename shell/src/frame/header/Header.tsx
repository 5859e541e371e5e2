import { useStoreValue } from '@plaza/events'
import type { Page } from '../../kernel/routes/current-page'
import { useShell } from '../../kernel/page/context'
import { HeaderBar } from './HeaderBar'
import { Logo } from './Logo'
import { MemberHeader } from './MemberHeader'
import { PageHeader } from './PageHeader'
import { VisitorActions } from './VisitorActions'

/** The header (FRAME-1): logo and account on home, back arrow and title elsewhere. Which pages have one is the page's own. */
export function Header({ page }: { page: Page }) {
  const { events, page: data } = useShell()
  const { session } = useStoreValue(events.session)
  if (page.id !== 'home') return <PageHeader page={page} />
  return (
    <HeaderBar>
      <Logo name={data.settings.merchantName} isCompact={session !== null} />
      {session ? <MemberHeader session={session} /> : <VisitorActions />}
    </HeaderBar>
  )
}
