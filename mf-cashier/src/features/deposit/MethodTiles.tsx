import type { OfferedMethod } from '@plaza/contract/money'
import { BelowFold } from '@plaza/ui/below-fold'
import { useRef } from 'react'
import { useDepositText } from '../../locales/deposit/texts'
import { MethodTile } from './MethodTile'
import { byGroup, lastUsed } from './offered-methods'
import styles from './MethodTiles.module.css'

export interface MethodTilesProps {
  methods: readonly OfferedMethod[]
  value: string | null
  onChange: (code: string) => void
  /** One was chosen by a tap, Space or Enter; arrow keys go on through them. */
  onDone: () => void
}

/** Groups that fill the first screen of a phone. */
const firstGroups = 3

/** The ways to deposit by group, the last used one first (DEPOSIT-1). */
export function MethodTiles({ methods, value, onChange, onDone }: MethodTilesProps) {
  const t = useDepositText()
  const isByArrow = useRef(false)
  const choose = (code: string) => {
    onChange(code)
    if (!isByArrow.current) onDone()
  }
  const groups = byGroup(methods)
  const last = lastUsed(methods)
  const shown = (some: typeof groups) =>
    some.map(([group, ofGroup]) => (
      <div key={group} role="group" aria-label={t(`deposit.groups.${group}`)} className={styles.group}>
        {groups.length > 1 && <p className={styles.heading}>{t(`deposit.groups.${group}`)}</p>}
        {ofGroup.map((method) => (
          <MethodTile
            key={method.code}
            method={method}
            isChosen={method.code === value}
            isLast={method === last}
            onChoose={() => choose(method.code)}
          />
        ))}
      </div>
    ))
  return (
    <fieldset
      className={styles.methods}
      onKeyDown={(event) => (isByArrow.current = event.key.startsWith('Arrow'))}
      onPointerDown={() => (isByArrow.current = false)}
    >
      <legend className={styles.legend}>{t('deposit.methods')}</legend>
      {shown(groups.slice(0, firstGroups))}
      <BelowFold>{shown(groups.slice(firstGroups))}</BelowFold>
    </fieldset>
  )
}
