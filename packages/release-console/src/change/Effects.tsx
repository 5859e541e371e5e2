import type { ChangePreview } from '@plaza/contract/release'
import { Icon } from '@plaza/ui/icon'
import { ReleaseShares } from '../shared/ReleaseShares'
import { Note } from '../shared/Note'
import { useConsoleText } from '../texts'
import { effectGroups } from './effect-groups'
import css from './Effects.module.css'

const namesAtMost = 8

/** The effects of a change by merchant: releases with their shares before and after, and warnings. */
export function Effects({ preview }: { preview: ChangePreview }) {
  const t = useConsoleText()
  const groups = effectGroups(preview.effects)
  const namesOf = (merchants: readonly string[]) => {
    const shown = merchants.slice(0, namesAtMost).join(', ')
    const count = merchants.length - namesAtMost
    return count > 0 ? t('effects.more', { names: shown, count }) : shown
  }
  return (
    <div className={css.effects}>
      {!preview.isChanged && <Note icon={<Icon name="info" size={20} />}>{t('effects.unchanged')}</Note>}
      {preview.isChanged && groups.length === 0 && (
        <Note icon={<Icon name="info" size={20} />}>{t('effects.nobody')}</Note>
      )}
      {groups.map((group) => (
        <section key={group.merchants.join()} className={css.group}>
          <h3 className={css.who}>
            <Icon name="users" size={16} />
            <span>{namesOf(group.merchants)}</span>
          </h3>
          <dl className={css.sides}>
            <dt>{t('effects.before')}</dt>
            <dd>
              <ReleaseShares shares={group.before} saysAll />
            </dd>
            <dt>{t('effects.after')}</dt>
            <dd className={css.after}>
              <ReleaseShares shares={group.after} saysAll />
            </dd>
          </dl>
        </section>
      ))}
      {preview.warnings.map((warning) => (
        <Note key={warning} tone="warning" icon={<Icon name="alert-triangle" size={20} />}>
          <span lang="en" dir="ltr">
            {warning}
          </span>
        </Note>
      ))}
    </div>
  )
}
