import { TextProvider } from '@plaza/i18n'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../../kernel/page/shell'
import { Panel } from './Panel'
import { rememberInAddress, leaveAddress } from './panel-address'

/** Opens the panel over the page in a React root of its own, so that it survives a page that fails (OPS-1). */
export async function openPanel({ i18n, loadNamespace }: Shell): Promise<void> {
  await loadNamespace('releases')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    leaveAddress()
    root.unmount()
    place.remove()
  }
  root.render(
    <TextProvider i18n={i18n}>
      <Panel onClose={close} onLook={rememberInAddress} />
    </TextProvider>,
  )
}
