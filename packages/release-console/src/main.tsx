import '@plaza/ui/reset.css'
import '@plaza/ui/tokens.css'
import '@plaza/ui/fonts.css'
import './console.css'
import { applyLanguage, TextProvider } from '@plaza/i18n'
import { loadIcons } from '@plaza/ui/icon'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { firstLanguage, createConsoleTexts } from './app/console-texts'
import { followColourMode } from './app/colour-mode'
import icon from './icon.svg'

const root = document.getElementById('console')
if (!root) throw new Error('the document of the console has no place for it')
const language = firstLanguage(location.search, navigator.languages)
applyLanguage(language)
followColourMode()
const link = document.createElement('link')
link.rel = 'icon'
link.href = icon
document.head.append(link)
void loadIcons()
createRoot(root).render(
  <TextProvider i18n={createConsoleTexts(language)}>
    <App fetch={(input, init) => fetch(input, init)} now={() => Date.now()} />
  </TextProvider>,
)
