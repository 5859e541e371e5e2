import { useCallPages } from '@plaza/client'
import { agentLinksCall, type AgentLink, type LinkState } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { useEffect } from 'react'
import { LinkForm } from './LinkForm'
import { LinkSheet } from './LinkSheet'
import css from './OpenAccount.module.css'

const tones = {
  open: 'success',
  off: 'neutral',
  expired: 'warning',
  'used-up': 'info',
} as const satisfies Record<LinkState, string>

/** Links by which people register below the agent; `link` in the address opens one, `new` and `edit` their form (AGENT-7). */
export function Links() {
  const t = useOpenAccountText()
  const { number } = useFormats()
  const [search, setSearch] = useSearchParams()
  const list = useCallPages(agentLinksCall, {})
  const links = list.pages?.flatMap((page) => page.links)
  const quota = list.pages?.at(-1)?.quota
  const wanted = search.get('link')
  const shown = links?.find(({ id }) => id === wanted)
  // A link further down is looked for page by page: an agent has few links, and the address may name any of them.
  const isSought = wanted !== null && links !== undefined && shown === undefined && list.hasMore
  const { isLoadingMore, retryPage: loadMore } = list
  useEffect(() => {
    if (isSought && !isLoadingMore) loadMore()
  }, [isSought, isLoadingMore, loadMore])
  const go = (more: Record<string, string>, replace = false) =>
    setSearch({ tab: 'links', ...more }, { replace })
  if (search.has('new')) return <LinkForm onEnd={(id) => go(id === null ? {} : { link: id }, true)} />
  if (isSought && search.has('edit')) return <SkeletonRows count={6} />
  if (shown && search.has('edit')) return <LinkForm link={shown} onEnd={() => go({ link: shown.id }, true)} />
  return (
    <>
      <Button variant="primary" size="large" isBlock icon="plus" onClick={() => go({ new: '1' })}>
        {t('open.newLink')}
      </Button>
      {quota && quota.most !== null && (
        <p className={css.muted}>{t('open.quota', { used: number(quota.used), most: number(quota.most) })}</p>
      )}
      <Answer
        of={{
          data: links,
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={4} />}
        failed={{ title: t('open.linksFailed') }}
        isEmpty={(known) => known.length === 0}
        empty={<EmptyState title={t('open.noLinks')} text={t('open.noLinksText')} />}
      >
        {(known) => (
          <div>
            <List label={t('open.links')}>
              {known.map((link) => (
                <LinkRow key={link.id} link={link} onOpen={() => go({ link: link.id })} />
              ))}
            </List>
            <RecordsEnd {...list} moreFailed={t('open.moreFailed')} />
          </div>
        )}
      </Answer>
      <LinkSheet
        link={shown}
        onClose={() => go({}, true)}
        onEdit={(id) => go({ link: id, edit: '1' }, true)}
      />
    </>
  )
}

function LinkRow({ link, onOpen }: { link: AgentLink; onOpen: () => void }) {
  const t = useOpenAccountText()
  const { timeZone } = useRemote()
  const { number, dateTime } = useFormats()
  const { code, channel, type, used, most, state, expiresAt } = link
  return (
    <ListRow
      icon="link"
      title={<bdi translate="no">{channel || code}</bdi>}
      detail={
        <>
          <span
            className={css.line}
          >{`${t(`open.types.${type}`)} · ${t('open.used', { used: number(used), most: most === null ? '∞' : number(most) })}`}</span>
          <span className={css.line}>
            {expiresAt === null
              ? t('open.forEver')
              : t('open.until', { time: dateTime(expiresAt, { timeZone }) })}
          </span>
        </>
      }
      end={
        <Pill tone={tones[state]} {...(state === 'used-up' && { icon: 'users' })}>
          {t(`open.states.${state}`)}
        </Pill>
      }
      onPress={onOpen}
    />
  )
}
