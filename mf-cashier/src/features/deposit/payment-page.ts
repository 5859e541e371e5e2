import type { Deposit, OfferedMethod } from '@plaza/contract/money'

/** Name of the window of a payment service: one for the page, whatever is tapped. */
const windowName = 'plaza-payment'

const leavesTo = (url: string): boolean => {
  const { protocol } = new URL(url, location.href)
  return protocol === 'https:' || protocol === 'http:'
}

/**
 * Opens the window of a method that has one. Must run in the tap itself: a browser refuses a window that is opened after an
 * answer. Returns how to close it when no page to pay on came of it.
 */
export function preparePaymentPage({ paysBy, opens }: Pick<OfferedMethod, 'paysBy' | 'opens'>): () => void {
  if (paysBy !== 'redirect' || opens !== 'window') return () => undefined
  const opened = window.open('', windowName)
  return () => opened?.close()
}

/**
 * Leads to the page on which an order is paid: in the window that the tap opened, or in this tab, also where the browser
 * refused the window. False when the order has no such page, or none yet because its service is away.
 */
export function openPaymentPage({ instructions }: Pick<Deposit, 'instructions'>): boolean {
  if (instructions?.kind !== 'redirect' || !leavesTo(instructions.url)) return false
  if (instructions.opens === 'window') {
    const opened = window.open(instructions.url, windowName)
    if (opened) {
      opened.opener = null
      return true
    }
  }
  location.assign(instructions.url)
  return true
}
