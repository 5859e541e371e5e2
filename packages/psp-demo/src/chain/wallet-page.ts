import { minorToDecimal } from '@plaza/contract/kernel'
import { button, document, escape } from '../document'
import type { Language } from '../texts'
import { needed, stateOf } from './blocks'
import { networks, type ChainPayment, type Transfer } from './chain-payment'
import { coinsOf } from './rates'
import { walletText, type WalletText } from './wallet-texts'

interface Moment {
  now: number
  blockMs: number
}

const timeTag = (language: Language, at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${escape(new Date(at).toLocaleString(language === 'fil' ? 'fil-PH' : 'en-PH', { timeZone: 'Asia/Manila' }))}</time>`

const coins = (units: number): string => `${coinsOf(units)} USDT`

function transferRow(t: WalletText, transfer: Transfer, moment: Moment): string {
  const { state, confirmations } = stateOf(transfer, moment)
  const words = t(`state_${state}`, { seen: String(confirmations), needed: String(needed) })
  return `<li>${escape(coins(transfer.units))} · ${escape(transfer.network)}<br>${escape(words)}<br><small>${escape(transfer.id)}</small></li>`
}

function transferList(t: WalletText, { transfers, address }: ChainPayment, moment: Moment): string {
  if (transfers.length === 0) return `<p class="state" role="status">${escape(t('none'))}</p>`
  const rows = transfers.map((transfer) => transferRow(t, transfer, moment)).join('')
  return `<h2>${escape(t('sent'))}</h2><ul class="state">${rows}</ul><a class="link" href="/wallet/${escape(address)}">${escape(t('again'))}</a>`
}

/** The wallet that sends to an address, in every way. `wrong` is an invalid amount as it was typed. */
export function walletPage(
  language: Language,
  payment: ChainPayment,
  moment: Moment,
  wrong: string | null = null,
): string {
  const t = walletText(language)
  const { network, units, address, amountMinor, currency, rateMinor, rateUntil, expiresAt } = payment
  const { payee, reference, returnUrl, transfers, isCancelled } = payment
  const others = networks.filter((one) => one !== network)
  const isWrong = wrong !== null
  const money = (minor: number) => `${currency} ${minorToDecimal(minor, currency)}`
  const facts = [
    [t('address'), escape(address)],
    [t('network'), escape(network)],
    [t('worth'), escape(money(amountMinor))],
    [t('rate'), `${escape(`1 USDT = ${money(rateMinor)}`)}, ${timeTag(language, rateUntil)}`],
    [t('due'), timeTag(language, expiresAt)],
    [t('reference'), escape(reference)],
  ]
  return document(
    language,
    t('title'),
    `<h1>${escape(t('to', { payee }))}</h1><p class="sum">${escape(coins(units))}</p>
${isCancelled ? `<p class="state">${escape(t('cancelled'))}</p>` : ''}${transferList(t, payment, moment)}
<dl>${facts.map(([name = '', value = '']) => `<dt>${escape(name)}</dt><dd>${value}</dd>`).join('')}</dl>
<p>${escape(t('explain'))}</p>
<form method="post">${button('exact', t(transfers.length === 0 ? 'exact' : 'twice', { coins: coins(units), network }), transfers.length === 0)}${button('dropped', t('dropped'))}${button('late', t('late'))}</form>
<form method="post"><label for="other">${escape(t('otherLabel'))}</label>
<input id="other" name="amount" inputmode="decimal" autocomplete="off" value="${escape(wrong ?? '')}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}>
${isWrong ? `<p id="wrong" role="alert">${escape(t('otherWrong'))}</p>` : ''}${button('other', t('other'))}</form>
<form method="post"><label for="network">${escape(t('networkLabel', { network }))}</label>
<select id="network" name="network">${others.map((one) => `<option>${escape(one)}</option>`).join('')}</select>${button('network', t('wrongNetwork'))}</form>
${returnUrl ? `<a class="link" href="${escape(returnUrl)}">${escape(t('back', { payee }))}</a>` : ''}`,
  )
}

/** The wallet's first page, where an address is entered. `wrong` is one that it does not know. */
export function findWalletPage(language: Language, wrong: string | null = null): string {
  const t = walletText(language)
  const isWrong = wrong !== null
  return document(
    language,
    t('title'),
    `<h1>${escape(t('title'))}</h1><p>${escape(t('explain'))}</p><form method="post" action="/wallet"><label for="address">${escape(t('addressLabel'))}</label>
<input id="address" name="address" required autocomplete="off" autocapitalize="off" spellcheck="false" value="${escape(wrong ?? '')}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}>
${isWrong ? `<p id="wrong" role="alert">${escape(t('unknown'))}</p>` : ''}<button class="main">${escape(t('open'))}</button></form>`,
  )
}
