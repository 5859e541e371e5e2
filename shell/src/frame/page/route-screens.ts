import type { Lazy } from '../../kernel/loading/lazy'
import type { ShellRouteId } from '../../kernel/routes/route-table'

/**
 * The screens of the shell's own routes; apart from the table, which the HTML is drawn from as well. Home is not among
 * them: it is in the first load, because its skeleton is and nothing may come between the two.
 */
export const routeScreens: Record<Exclude<ShellRouteId, 'home'>, Lazy> = {
  login: () => import('../../features/login/LoginScreen').then((module) => module.LoginScreen),
  register: () => import('../../features/register/RegisterScreen').then((module) => module.RegisterScreen),
  trial: () => import('../../features/trial/TrialScreen').then((module) => module.TrialScreen),
  forget: () =>
    import('../../features/forgot-password/ForgotPasswordScreen').then(
      (module) => module.ForgotPasswordScreen,
    ),
  changePsw: () =>
    import('../../features/change-password/ChangePasswordScreen').then(
      (module) => module.ChangePasswordScreen,
    ),
  set: () => import('../../features/settings/SettingsScreen').then((module) => module.SettingsScreen),
  notice: () => import('../../features/notice/NoticeScreen').then((module) => module.NoticeScreen),
  help: () => import('../../features/help/HelpScreen').then((module) => module.HelpScreen),
  helpDetail: () => import('../../features/help/HelpDetailScreen').then((module) => module.HelpDetailScreen),
  service: () => import('../../features/service/ServiceScreen').then((module) => module.ServiceScreen),
  useragreement: () =>
    import('../../features/agreement/AgreementScreen').then((module) => module.AgreementScreen),
  download: () => import('../../features/download/DownloadScreen').then((module) => module.DownloadScreen),
  maintenance: () =>
    import('../../features/start-up/MaintenanceScreen').then((module) => module.MaintenanceScreen),
  blocked: () => import('../../features/start-up/BlockedScreen').then((module) => module.BlockedScreen),
}
