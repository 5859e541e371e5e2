import { useText } from '@plaza/i18n'

/** In the document from the start, hidden; shown when the page's code could not start (spec §2 Other, Loader fallback). */
export function StartFailed() {
  const t = useText('shell')
  return (
    <div id="plaza-start-failed" role="alert" hidden>
      <p>{t('failed.page')}</p>
      <button type="button">{t('failed.reload')}</button>
    </div>
  )
}
