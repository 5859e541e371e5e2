import { createHash } from 'node:crypto'
import { minorToDecimal } from '@plaza/contract/kernel'
import type { Payment } from './payment'
import { textOf, type Language } from './texts'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-inline-size:28rem;margin-inline:auto;padding:1rem}
h1{font-size:1.25rem;margin-block:.5rem}
.sum{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
.state{border:1px solid;border-radius:.5rem;padding:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}
form{margin-block:.75rem}
label{display:block;margin-block-end:.25rem}
input,textarea,button,.link{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;font:inherit;border-radius:.5rem}
input,textarea{padding:.5rem;border:1px solid}
button,.link{display:grid;place-content:center;border:1px solid;background:Canvas;color:CanvasText;text-decoration:none;margin-block-start:.5rem}
.main{background:#0b57d0;color:#fff;border-color:#0b57d0;font-weight:600}
:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}
[role=alert]{font-weight:600}`

/** The policy of every page: nothing but its own style, and forms to itself. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`)

const document = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const money = (minor: number, currency: string): string => `${currency} ${minorToDecimal(minor, currency)}`

const button = (choice: string, label: string, isMain = false): string =>
  `<button name="choice" value="${choice}"${isMain ? ' class="main"' : ''}>${escape(label)}</button>`

function stateText(language: Language, payment: Payment): string {
  const { state, paidMinor, paysAt, currency } = payment
  if (state === 'open' && paysAt !== null) return textOf(language, 'state_scheduled')
  return textOf(language, `state_${state}`, { amount: money(paidMinor ?? 0, currency) })
}

/** The page on which a person pays, or does not. `wrong` is what was typed as another amount and is none. */
export function paymentPage(language: Language, payment: Payment, wrong: string | null = null): string {
  const isWrong = wrong !== null
  const t = (key: Parameters<typeof textOf>[1], values?: Record<string, string>) =>
    textOf(language, key, values)
  const { amountMinor, currency, payee, reference, returnUrl, state } = payment
  const amount = money(amountMinor, currency)
  const canPay = (state === 'open' && payment.paysAt === null) || state === 'cancelled'
  const forms = `<p>${escape(t('explain'))}</p>
<form method="post">${button('pay', t('pay', { amount }), state === 'open')}${state === 'open' ? button('decline', t('decline')) + button('late', t('late')) : ''}</form>
<form method="post"><label for="other">${escape(t('otherLabel', { currency }))}</label>
<input id="other" name="amount" inputmode="decimal" autocomplete="off" value="${escape(wrong ?? '')}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}>
${isWrong ? `<p id="wrong" role="alert">${escape(t('otherWrong'))}</p>` : ''}${button('other', t('other'))}</form>`
  const back = returnUrl
    ? `<a class="link" href="${escape(returnUrl)}">${escape(canPay ? t('away') : t('back', { payee }))}</a>`
    : ''
  return document(
    language,
    t('title'),
    `<h1>${escape(t('to', { payee }))}</h1><p class="sum">${escape(amount)}</p>
<p class="state" role="status">${escape(stateText(language, payment))}</p>
<dl><dt>${escape(t('reference'))}</dt><dd>${escape(reference)}</dd><dt>${escape(t('due'))}</dt><dd><time datetime="${new Date(payment.expiresAt).toISOString()}">${escape(new Date(payment.expiresAt).toLocaleString(language === 'fil' ? 'fil-PH' : 'en-PH', { timeZone: 'Asia/Manila' }))}</time></dd></dl>
${canPay ? forms : ''}${back}`,
  )
}

/** The page that stands for a phone's camera: the text of a QR code leads to its payment. */
export function scanPage(language: Language, isWrong = false): string {
  const wrong = isWrong ? `<p id="wrong" role="alert">${escape(textOf(language, 'scanWrong'))}</p>` : ''
  return document(
    language,
    textOf(language, 'scan'),
    `<h1>${escape(textOf(language, 'scan'))}</h1><form method="post"><label for="code">${escape(textOf(language, 'scanLabel'))}</label>
<textarea id="code" name="code" rows="4" required${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></textarea>${wrong}<button class="main">${escape(textOf(language, 'scanGo'))}</button></form>`,
  )
}

/** The page of an address without a payment. */
export const unknownPage = (language: Language): string =>
  document(language, textOf(language, 'title'), `<h1>${escape(textOf(language, 'unknown'))}</h1>`)
