import { languages } from '@plaza/contract/kernel'
import { createI18n, directionOf, TextProvider } from '@plaza/i18n'
import errorsAr from '@plaza/i18n/catalogues/errors.ar.json'
import errorsEn from '@plaza/i18n/catalogues/errors.en.json'
import errorsFil from '@plaza/i18n/catalogues/errors.fil.json'
import uiAr from '@plaza/i18n/catalogues/ui.ar.json'
import uiEn from '@plaza/i18n/catalogues/ui.en.json'
import uiFil from '@plaza/i18n/catalogues/ui.fil.json'
import { createRoot } from 'react-dom/client'
import '@plaza/ui/fonts.css'
import '@plaza/ui/reset.css'
import '@plaza/ui/tokens.css'
import { loadIcons } from '../icon'
import { allStories } from './stories'
import { StoriesPage } from './StoriesPage'

/** Renders the stories selected by the address: `?story=kit/name&lang=ar&mode=light&theme=lite`. */
async function draw(): Promise<void> {
  const params = new URLSearchParams(location.search)
  const language = languages.find((known) => known === params.get('lang')) ?? 'en'
  const page = document.documentElement
  page.lang = language
  page.dir = directionOf(language)
  page.dataset.mode = params.get('mode') ?? 'dark'
  page.dataset.theme = params.get('theme') ?? 'perla'
  await loadIcons()
  const i18n = createI18n({
    language,
    resources: {
      en: { ui: uiEn, errors: errorsEn },
      fil: { ui: uiFil, errors: errorsFil },
      ar: { ui: uiAr, errors: errorsAr },
    },
    onMissing: (namespace, key) => {
      throw new Error(`no text ${namespace}:${key}`)
    },
  })
  const story = params.get('story')
  const stories = allStories().filter(({ id }) => story === null || id === story)
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <TextProvider i18n={i18n}>
      <StoriesPage stories={stories} />
    </TextProvider>,
  )
}

void draw()
