import { minorToDecimal } from '@plaza/contract/kernel'
import { button, document, escape } from './document'
import type { Payment } from './payment'
import { textOf, type Language } from './texts'

const money = (minor: number, currency: string): string => `${currency} ${minorToDecimal(minor, currency)}`

function stateText(language: Language, payment: Payment): string {
  const { state, paidMinor, paysAt, currency } = payment
  if (state === 'open' && paysAt !== null) return textOf(language, 'state_scheduled')
  return textOf(language, `state_${state}`, { amount: money(paidMinor ?? 0, currency) })
}

/** The page on which a person pays, or does not. `wrong` is an invalid other amount as it was typed. */
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
