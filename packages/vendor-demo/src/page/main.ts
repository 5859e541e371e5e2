import { apiPaths, sessionAnswerSchema } from '../api'
import { createClient } from './net/client'
import { untilAnswered } from './net/until-answered'
import { openGame } from './open-game'
import { createTexts, languageOf } from './text/text'
import { h } from './ui/dom'
import './page.css'

const query = new URLSearchParams(window.location.search)
const fragment = new URLSearchParams(window.location.hash.slice(1))
const texts = createTexts(languageOf(query.get('lang')))
const { t } = texts
const root = document.documentElement
root.lang = texts.language
root.dir = 'ltr'

const card = (title: string, text: string, action?: { label: string; run: () => void }): void => {
  document.body.replaceChildren(
    h(
      'main',
      { class: 'cover', 'aria-label': title },
      h(
        'div',
        { class: 'cover-card', role: 'status' },
        h('h1', { class: 'cover-title' }, title),
        text !== '' && h('p', { class: 'cover-text' }, text),
        action && h('button', { type: 'button', class: 'main', onclick: action.run }, action.label),
      ),
    ),
  )
}

/** Opens the session with the token of the fragment, then the game; shows a clear message when it cannot. */
async function start(): Promise<void> {
  card(t('state.loadingPlain'), '')
  const client = createClient(window.fetch.bind(window))
  const request = { token: fragment.get('token') ?? '', vendor: query.get('vendor') ?? '' }
  let tries = 0
  const answer = await untilAnswered(
    async () => {
      const reply = await client.ask(apiPaths.session, sessionAnswerSchema, request)
      tries += 1
      // A token works once and for a minute: after a few tries the person decides.
      return !reply.ok && reply.failure.kind === 'lost' && tries > 3
        ? { ok: false, failure: { kind: 'refused', refusal: 'UNKNOWN' } }
        : reply
    },
    {
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onLost: () => undefined,
      onBack: () => undefined,
    },
  )
  if (answer.ok) {
    // The token is spent; a copied address shall not carry it.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    client.hold(answer.value.bearer)
    document.title = answer.value.game.name
    return openGame(document.body, answer.value, client, texts)
  }
  if (answer.failure.kind === 'expired') return card(t('state.expired'), t('state.expiredText'))
  card(t('state.failed'), t('state.failedText'), { label: t('state.retry'), run: () => void start() })
}

void start()
