import type { Mail, MailKind } from '@plaza/contract/site'
import { Button } from '@plaza/ui/button'
import { List } from '@plaza/ui/list-row'
import { PageActions } from '@plaza/ui/page'
import { useInboxText } from '../../locales/inbox/texts'
import { useAddressedSheet } from '../../parts/useAddressedSheet'
import { MailRow } from './MailRow'
import css from './Mails.module.css'
import { useMailChanges } from './useMailChanges'
import { useSelection, type MorePages } from './useSelection'

const loadSheet = () => import('./MailSheet').then(({ MailSheet }) => MailSheet)

export interface MailsProps {
  kind: MailKind
  mails: readonly Mail[]
  /** How many of the kind are not read, also of those that are not loaded. */
  unread: number
  /** How many of the kind there are, also of those that are not loaded. */
  total: number
  /** The pages that are not loaded. */
  more: MorePages
}

/** The mails of one kind: a tap opens one and marks it as read; selected ones are read or deleted together. */
export function Mails({ kind, mails, unread, total, more }: MailsProps) {
  const t = useInboxText()
  const changes = useMailChanges()
  const { open: openSheet, sheet } = useAddressedSheet({
    items: mails,
    parameter: 'mail',
    load: loadSheet,
    failed: t('inbox.openFailed'),
  })
  const open = (mail: Mail) => {
    openSheet(mail)
    if (!mail.isRead) changes.read([mail.id])
  }
  const { selected, setSelected, selectAll, isSelectingAll } = useSelection(mails, more)
  const chosen = mails.filter(({ id }) => selected?.includes(id))
  const ids = chosen.map(({ id }) => id)
  const toggle = (id: string) =>
    setSelected((before = []) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const end = () => setSelected(undefined)
  const isSelecting = selected !== undefined && mails.length > 0

  return (
    <>
      <div>
        {mails.length > 0 && (
          <div className={css.head}>
            {isSelecting ? (
              <Button size="small" isBusy={isSelectingAll} onClick={selectAll}>
                {more.hasMore ? t('inbox.selectAllOf', { count: total }) : t('inbox.selectAll')}
              </Button>
            ) : (
              <Button
                size="small"
                isDisabled={unread === 0}
                isBusy={changes.isBusy}
                onClick={() => changes.readAll(kind)}
              >
                {t('inbox.readAll')}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => (isSelecting ? end() : setSelected([]))}>
              {t(isSelecting ? 'inbox.done' : 'inbox.select')}
            </Button>
          </div>
        )}
        <div role="status">
          {changes.deleted.length > 0 && (
            <p className={css.deleted}>
              <span>{t('inbox.deleted', { count: changes.deleted.length })}</span>
              <Button size="small" isBusy={changes.isBusy} onClick={changes.undo}>
                {t('inbox.undo')}
              </Button>
            </p>
          )}
        </div>
      </div>
      {mails.length > 0 && (
        <List label={t(`inbox.${kind}`)}>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isSelected={isSelecting ? selected.includes(mail.id) : undefined}
              onPress={() => (isSelecting ? toggle(mail.id) : open(mail))}
            />
          ))}
        </List>
      )}
      {isSelecting && (
        <PageActions>
          <div className={css.actions}>
            <p className={css.count} aria-live="polite">
              {t('inbox.selected', { count: ids.length })}
            </p>
            <Button
              isDisabled={chosen.every(({ isRead }) => isRead)}
              isBusy={changes.isBusy}
              onClick={() => changes.read(ids, end)}
            >
              {t('inbox.markRead')}
            </Button>
            <Button
              variant="danger"
              isDisabled={ids.length === 0}
              isBusy={changes.isBusy}
              onClick={() => changes.remove(ids, end)}
            >
              {t('inbox.delete')}
            </Button>
          </div>
        </PageActions>
      )}
      {sheet}
    </>
  )
}
