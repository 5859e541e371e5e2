import { localized } from '@plaza/contract/kernel'
import type { OfferedMethod } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { useDepositText } from '../../locales/deposit/texts'
import { methodIcon } from './deposit-view'
import { useMethodFacts } from './useMethodFacts'
import styles from './MethodTiles.module.css'

/** The method of the second step, with the way back to the first. */
export function ChosenMethod({ method, onChange }: { method: OfferedMethod; onChange: () => void }) {
  const t = useDepositText()
  const language = useLanguage()
  const facts = useMethodFacts(method)
  return (
    <div className={styles.chosen}>
      <span className={styles.icon}>
        <Icon name={methodIcon(method)} />
      </span>
      <span className={styles.words}>
        <span translate="no" className={styles.name}>
          {localized(method.name, language)}
        </span>
        <span className={styles.facts}>{facts}</span>
      </span>
      <Button size="small" onClick={onChange}>
        {t('deposit.change')}
      </Button>
    </div>
  )
}
