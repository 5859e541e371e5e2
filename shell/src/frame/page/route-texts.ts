import type { LazyNamespace } from '../../kernel/language/lazy-catalogue'
import type { ShellRouteId } from '../../kernel/routes/route-table'

/** Which catalogue a screen of the shell needs beside the frame's own; it is loaded with the screen. */
export const routeTexts: Partial<Record<ShellRouteId, LazyNamespace>> = {
  login: 'sign-in',
  register: 'sign-in',
  trial: 'sign-in',
  forget: 'sign-in',
  changePsw: 'sign-in',
  set: 'sign-in',
  notice: 'front',
  help: 'front',
  helpDetail: 'front',
  service: 'front',
  useragreement: 'front',
  download: 'front',
  maintenance: 'front',
  blocked: 'front',
}
