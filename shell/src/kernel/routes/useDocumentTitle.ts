import { useStoreValue } from '@plaza/events'
import { useText } from '@plaza/i18n'
import { useEffect } from 'react'
import { afterFrame } from '../loading/after-frame'
import { useShell } from '../page/context'
import { mustChangePassword } from '../session/password-change'
import type { Page } from './current-page'

/** Title of a page in the interface language (FRAME-3). "First password" is that of the forced change alone. */
export function usePageTitle(page: Page): string {
  const t = useText('shell')
  const { session } = useStoreValue(useShell().events.session)
  switch (page.kind) {
    case 'shell':
      return page.id === 'changePsw' && mustChangePassword(session)
        ? t('titles.firstPassword')
        : t(page.titleKey)
    case 'not-found':
      return t('notFound.title')
    case 'remote':
    case 'unavailable':
      return page.title
  }
}

/** Keeps the document's title in step with the page: once it is drawn, because the browser takes milliseconds over a title. */
export function useDocumentTitle(page: Page): void {
  const { settings } = useShell().page
  const title = usePageTitle(page)
  useEffect(() => {
    let isCurrent = true
    afterFrame(() => {
      if (isCurrent)
        // The title of a page may follow with the rest of the plan.
        document.title =
          page.id === 'home' || title === '' ? settings.merchantName : `${title} · ${settings.merchantName}`
    })
    return () => {
      isCurrent = false
    }
  }, [page.id, title, settings.merchantName])
}
