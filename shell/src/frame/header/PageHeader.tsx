import { useStoreValue } from '@plaza/events'
import { useText } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import type { Page } from '../../kernel/routes/current-page'
import { useShell } from '../../kernel/page/context'
import { useGoBack } from '../../kernel/routes/trail'
import { useOpenBack } from '../../kernel/routes/useOpenPaths'
import { usePageTitle } from '../../kernel/routes/useDocumentTitle'
import { Balance } from './Balance'
import { HeaderBar } from './HeaderBar'
import styles from './PageHeader.module.css'

/** Back arrow, centred title, and for a member the balance at the end. */
export function PageHeader({ page }: { page: Page }) {
  const t = useText('ui')
  const { session } = useStoreValue(useShell().events.session)
  const title = usePageTitle(page)
  const goBack = useGoBack(useOpenBack(page.back))
  return (
    <HeaderBar>
      <div className={styles.bar}>
        <div className={styles.start}>
          <IconButton icon="arrow-left" label={t('back')} onClick={goBack} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.end}>
          {session && (
            <div className={styles.pill}>
              <Balance />
            </div>
          )}
        </div>
      </div>
    </HeaderBar>
  )
}
