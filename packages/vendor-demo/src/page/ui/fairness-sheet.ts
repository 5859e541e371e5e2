import { apiPaths, seedsAnswerSchema, type SeedsAnswer } from '../../api'
import type { Game, GameContext } from '../game'
import { h, mark, say } from './dom'

const clientSeedPattern = /^[\x20-\x7e]{1,64}$/

/** Writes the fairness sheet: hash, own seed and count, and the form that changes the seeds (FAIR-1). */
export function fairnessSheet(context: GameContext, game: Game, body: HTMLElement): void {
  const { client, session, texts } = context
  const { t } = texts
  const shared = game.sharedSeeds?.()
  const hash = h('code', { class: 'seed' })
  const nonce = h('dd', { class: 'amount' })
  const own = h('input', {
    id: 'client-seed',
    type: 'text',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'seed-note',
  })
  const note = h('p', { class: 'form-note', id: 'seed-note', role: 'status' }, t('fair.clientHelp'))
  const change = h('button', { type: 'submit', class: 'main' }, t('fair.change'))
  const previous = h('div', { hidden: true })

  const show = (seeds: SeedsAnswer): void => {
    say(hash, seeds.serverSeedHash)
    say(nonce, String(seeds.nonce))
    own.value = seeds.clientSeed
    mark(previous, 'hidden', !seeds.previous)
    if (seeds.previous)
      previous.replaceChildren(
        h('h3', {}, t('fair.previous')),
        h('code', { class: 'seed' }, seeds.previous.serverSeed),
      )
  }
  const setStatus = (text: string, isWrong = false): void => {
    say(note, text)
    mark(note, 'data-tone', isWrong ? 'wrong' : false)
  }
  const send = async (): Promise<void> => {
    if (!clientSeedPattern.test(own.value)) return setStatus(t('fair.clientWrong'), true)
    mark(change, 'disabled', true)
    setStatus(t('fair.changing'))
    const answer = await client.ask(apiPaths.seeds, seedsAnswerSchema, { clientSeed: own.value })
    mark(change, 'disabled', false)
    if (answer.ok) {
      show(answer.value)
      return setStatus(t('fair.changed'))
    }
    const isOpen = answer.failure.kind === 'refused' && answer.failure.refusal === 'OPEN_ROUND'
    setStatus(t(isOpen ? 'fair.openRound' : 'fair.failed'), true)
  }
  const form = h(
    'form',
    {
      class: 'form',
      onsubmit: (event) => {
        event.preventDefault()
        void send()
      },
    },
    h('label', { class: 'label', for: 'client-seed' }, t('fair.client')),
    own,
    note,
    change,
  )
  body.replaceChildren(
    h('p', {}, t(shared ? 'fair.introShared' : 'fair.intro')),
    h('div', { class: 'form' }, h('span', { class: 'label' }, t('fair.hash')), hash),
    ...(shared
      ? [
          h(
            'div',
            { class: 'form' },
            h('span', { class: 'label' }, t('fair.chain')),
            h('code', { class: 'seed' }, shared.chainEnd),
          ),
        ]
      : [
          h('dl', { class: 'pairs' }, h('div', {}, h('dt', { class: 'label' }, t('fair.nonce')), nonce)),
          form,
          previous,
        ]),
    h(
      'a',
      { class: 'link', href: `${session.operatorOrigin}/m/fairness`, target: '_blank', rel: 'noopener' },
      t('fair.verify'),
    ),
  )
  if (shared) return say(hash, shared.hash)
  show(session.seeds)
  void client.ask(apiPaths.seeds, seedsAnswerSchema).then((answer) => {
    if (answer.ok) show(answer.value)
    else setStatus(t('fair.failed'), true)
  })
}
