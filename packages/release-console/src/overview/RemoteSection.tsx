import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { useId, useState } from 'react'
import { ChangeButton } from '../shared/ChangeButton'
import { cx } from '../shared/cx'
import { Facts } from '../shared/Facts'
import { remoteFacts } from '../shared/remote-facts'
import { hashOf } from '../state/route'
import { useConsoleText } from '../texts'
import { changedClass } from './changed-class'
import { RemoteList } from './RemoteList'
import { RemoteTable } from './RemoteTable'
import type { RemoteGroup } from './remote-rows'
import css from './RemoteSection.module.css'

export interface RemoteSectionProps {
  group: RemoteGroup
  changed: ReadonlySet<string>
  revision: number
  isWide: boolean
  now: number
}

/** Merchants that are shown at first, where there are many. */
export const rowsAtFirst = 12

/** A remote: its releases by merchant, and the links to its timeline and rollback. */
export function RemoteSection({ group, changed, revision, isWide, now }: RemoteSectionProps) {
  const t = useConsoleText()
  const { percent } = useFormats()
  const id = useId()
  const { remote, rows } = group
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? group : { remote, rows: rows.slice(0, rowsAtFirst) }
  const rollback = { kind: 'rollback', remote: remote.name } as const
  const Rows = isWide ? RemoteTable : RemoteList
  return (
    <Card as="section" isFlush aria-labelledby={id} className={css.section}>
      <div className={cx(css.head, changed.has(remote.name) && changedClass(revision))}>
        <div className={css.titles}>
          <h2 id={id} className={css.title}>
            <a href={hashOf({ screen: 'remote', remote: remote.name })} className={css.link}>
              <span>{remote.name}</span>
              <Icon name="chevron-right" size={20} />
            </a>
          </h2>
          <ChangeButton
            size="small"
            icon="history"
            aria-label={t('rollback.of', { remote: remote.name })}
            ask={rollback}
            change={rollback}
          >
            {t('rollback.short')}
          </ChangeButton>
        </div>
        <Facts facts={remoteFacts(remote, { t, percent, now })} />
      </div>
      <Rows group={shown} changed={changed} revision={revision} now={now} labelledBy={id} />
      {shown.rows.length < rows.length && (
        <div className={css.more}>
          <Button isBlock variant="quiet" onClick={() => setWhole(true)}>
            {t('overview.everybody', { count: rows.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
