import { useShellText } from '../../texts'
import { NotThere } from './NotThere'

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
