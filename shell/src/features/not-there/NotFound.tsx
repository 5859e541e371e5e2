import { useShellText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'

/** No page has this address. */
export function NotFound() {
  const t = useShellText()
  return (
    <NotThere
      drawing="boat"
      code={t('notFound.code')}
      title={t('notFound.heading')}
      text={t('notFound.text')}
      action={t('notFound.action')}
    />
  )
}
