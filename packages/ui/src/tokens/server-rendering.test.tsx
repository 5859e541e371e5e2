/** @jest-environment node */
import { TextProvider } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { renderToString } from 'react-dom/server'
import { Amount } from '../amount'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Button } from '../button'
import { Card } from '../card'
import { EmptyState } from '../empty-state'
import { FailureCard } from '../failure-card'
import { PasswordField, TextField } from '../field'
import { GameGrid, GameTile } from '../game-tile'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { List, ListRow } from '../list-row'
import { MoneyField } from '../money-field'
import { Page, Section } from '../page'
import { Picture } from '../picture'
import { Pill } from '../pill'
import { Rail, RailSkeleton } from '../rail'
import { RichText } from '../rich-text'
import { Sheet } from '../sheet'
import { Skeleton, SkeletonRows } from '../skeleton'
import { createToastStore, ToastViewport } from '../toast'

const nothing = () => {}
const screen = (
  <TextProvider i18n={createTestI18n('fil')}>
    <Page isLit>
      <Section title="Home">
        <Picture artwork="/art/1" size="banner" alt="Banner" tint="#123456" loading="first" />
        <Rail
          label="Categories"
          items={[{ id: 'hot', label: 'Hot', icon: 'flame' }]}
          value="hot"
          onChange={nothing}
        />
        <RailSkeleton />
        <GameGrid pending={3}>
          <GameTile
            id={1}
            name="Mango"
            vendor="Tala"
            artwork="/art/2"
            tint="#abcdef"
            badge="hot"
            onOpen={nothing}
            onFavourite={nothing}
          />
        </GameGrid>
      </Section>
      <Card>
        <Avatar name="Ana" />
        <Badge count={3}>
          <IconButton icon="bell" label="Messages" />
        </Badge>
        <Amount minor={100} currency="PHP" kind="balance" />
        <Pill tone="warning">Processing</Pill>
        <Icon name="crown" />
      </Card>
      <List>
        <ListRow title="Help" icon="help" href="/m/help" />
      </List>
      <TextField label="Username" value="" onChange={nothing} error="Wrong" />
      <PasswordField label="Password" value="" onChange={nothing} />
      <MoneyField label="Amount" valueMinor={100} onChange={nothing} currency="PHP" quickMinor={[100]} />
      <Button variant="primary" disabledReason="Because" isBusy>
        Deposit
      </Button>
      <EmptyState title="Nothing" />
      <FailureCard onRetry={nothing} />
      <Skeleton />
      <SkeletonRows />
      <RichText html="<p>text</p>" />
      <Sheet isOpen={false} onClose={nothing} title="Sheet">
        Content
      </Sheet>
      <ToastViewport store={createToastStore()} />
    </Page>
  </TextProvider>
)

describe('components rendered on a server, for the skeleton in the HTML', () => {
  const html = renderToString(screen)

  it('every component renders on a server, in the requested language', () => {
    expect(html).toContain('Subukan ulit')
    expect(html).toContain('Ipakita ang mga titik')
  })

  it('no component has a style attribute, which the page’s policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('the first picture asks for high fetch priority', () => {
    expect(html).toContain('fetchPriority="high"')
  })
})
