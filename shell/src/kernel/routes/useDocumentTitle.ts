import { useText } from '@plaza/i18n'
import { useLayoutEffect } from 'react'
import { useShell } from '../page/context'
import type { Page } from './current-page'

/** Title of a page in the interface language. */
export function usePageTitle(page: Page): string {
  const t = useText('shell')
  switch (page.kind) {
    case 'shell':
      return t(page.titleKey)
    case 'not-found':
      return t('notFound.title')
    case 'remote':
    case 'unavailable':
      return page.title
  }
}

/** Keeps the document's title in step with the page. */
export function useDocumentTitle(page: Page): void {
  const { settings } = useShell().page
  const title = usePageTitle(page)
  useLayoutEffect(() => {
    document.title = page.id === 'home' ? settings.merchantName : `${title} · ${settings.merchantName}`
  }, [page.id, title, settings.merchantName])
}
