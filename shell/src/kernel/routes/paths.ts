/** Addresses that the frame itself refers to, whichever remote contributes them (ROUTE-4). */
export const depositPath = '/m/voucherCenter'
export const withdrawPath = '/m/withdraw'
export const inboxPath = '/m/webEmail'
export const memberPath = '/m/member/home'
export const feedbackPath = '/m/feedback'
export const forgetPath = '/m/forget'
export const changePasswordPath = '/m/changePsw'
export const settingsPath = '/m/set'
export const noticePath = '/m/notice'
export const helpPath = '/m/help'
export const helpDetailPath = '/m/helpDetail'
export const agreementPath = '/m/useragreement'
export const servicePath = '/m/service'
export { homePath, loginPath, registerPath } from './route-table'

/** Other addresses of one page (LIST-8, ROUTE-7). */
const aliases: Readonly<Record<string, string>> = { '/m/mine': memberPath }

/** The main address of the page at this address. */
export const mainPath = (path: string): string =>
  Object.hasOwn(aliases, path) ? (aliases[path] ?? path) : path
