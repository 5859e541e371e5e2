import { memberInfoCall } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { Slot, useRemote } from '@plaza/federation'
import { IconButton } from '@plaza/ui/icon-button'
import { Page, Stack, TopBar } from '@plaza/ui/page'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { AccountCard } from './AccountCard'
import { GuestCard } from './GuestCard'
import { ShortcutGrid } from './ShortcutGrid'
import { TileList } from './TileList'
import { UnreadMark } from './UnreadMark'
import { useOpen } from './useOpen'

/** What the member centre asks for before it can show the account. */
export const memberCentreReads = [memberInfoCall]

/** /m/member/home and /m/mine, one screen (MEMBER-1). */
export function MemberCentreScreen() {
  const t = useMemberCentreText()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const open = useOpen()
  return (
    <>
      <TopBar
        title={t('memberCentre.title')}
        onBack={() => navigate('/m/home')}
        end={
          <>
            <UnreadMark />
            <IconButton icon="settings" label={t('memberCentre.settings')} onClick={() => open('/m/set')} />
          </>
        }
      />
      <Page isLit>
        <Stack>
          {session ? <AccountCard /> : <GuestCard />}
          <Slot name="member.wallet@1" />
          <ShortcutGrid />
        </Stack>
        <TileList />
      </Page>
    </>
  )
}
