import type { Lazy } from './lazy'
import type { ShellRouteId } from './route-table'

/** The screens of the shell's own routes; apart from the table, which the HTML is drawn from as well. */
export const routeScreens: Record<ShellRouteId, Lazy> = {
  home: () => import('../features/home/HomeScreen').then((module) => module.HomeScreen),
  login: () => import('../features/login/LoginScreen').then((module) => module.LoginScreen),
  notice: () => import('../features/notice/NoticeScreen').then((module) => module.NoticeScreen),
  help: () => import('../features/help/HelpScreen').then((module) => module.HelpScreen),
}
