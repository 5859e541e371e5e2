import type { SharedRelease } from '@plaza/contract/release'
import { useFormats } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useConsoleText } from '../texts'
import css from './ReleaseShares.module.css'
import { ReleaseId } from './ReleaseId'
import { reasonIcon, reasonKey } from './reasons'

/**
 * The releases that visitors get of a remote, the larger share first, each with its reason; a share of 100 % is
 * omitted.
 */
export function ReleaseShares({
  shares,
  saysAll = false,
}: {
  shares: readonly SharedRelease[]
  /** Shows 100 % too, for shares in a column. */
  saysAll?: boolean
}) {
  const t = useConsoleText()
  const { percent } = useFormats()
  const sorted = [...shares].sort((a, b) => b.basisPoints - a.basisPoints)
  return (
    <ul className={css.list}>
      {sorted.map(({ release, basisPoints, reason }) => {
        const key = reasonKey(reason)
        return (
          <li key={`${release ?? ''} ${reason}`} className={css.share}>
            {(saysAll || basisPoints < 10_000) && <span className={css.percent}>{percent(basisPoints)}</span>}
            {release === null ? (
              <span className={css.nothing}>{t('gets.nothing')}</span>
            ) : (
              <ReleaseId id={release} />
            )}
            <span className={css.reason}>
              <Icon name={reasonIcon(reason)} size={16} />
              <span>{key ? t(key) : reason}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
