import type { RouteDefinition } from '@plaza/federation'

const memberCentre = () =>
  import('../features/member-centre/MemberCentreScreen').then((module) => module.MemberCentreScreen)

const memberCentreReads = () =>
  import('../features/member-centre/MemberCentreScreen').then((module) => module.memberCentreReads)

const forActualAccounts = { actualAccount: true } as const

/** Pages of the account and what protects it. */
export const accountRoutes: RouteDefinition[] = [
  {
    id: 'member-home',
    path: '/m/member/home',
    title: 'memberCentre.title',
    when: forActualAccounts,
    load: memberCentre,
    reads: memberCentreReads,
    asks: ['/wps/member/info'],
    back: '/m/home',
    header: false,
    skeleton: 'page',
    shows: ['member.wallet@1'],
  },
  {
    id: 'mine',
    path: '/m/mine',
    title: 'memberCentre.title',
    when: forActualAccounts,
    load: memberCentre,
    reads: memberCentreReads,
    asks: ['/wps/member/info'],
    back: '/m/home',
    header: false,
    skeleton: 'page',
    shows: ['member.wallet@1'],
  },
  {
    id: 'securityCenter',
    path: '/m/securityCenter',
    title: 'security.title',
    when: { auth: 'member', actualAccount: true },
    load: () => import('../features/security/SecurityScreen').then((module) => module.SecurityScreen),
    skeleton: 'list',
  },
  {
    id: 'authenticator',
    path: '/m/authenticator',
    title: 'authenticator.title',
    when: { auth: 'member', actualAccount: true },
    load: () =>
      import('../features/authenticator/AuthenticatorScreen').then((module) => module.AuthenticatorScreen),
    skeleton: 'page',
  },
  {
    id: 'passkeys',
    path: '/m/passkeys',
    title: 'passkeys.title',
    when: { auth: 'member', actualAccount: true },
    back: '/m/securityCenter',
    load: () => import('../features/passkeys/PasskeysScreen').then((module) => module.PasskeysScreen),
    skeleton: 'list',
  },
  {
    id: 'kyc',
    path: '/m/kyc',
    title: 'kyc.title',
    when: { auth: 'member', actualAccount: true },
    back: '/m/securityCenter',
    load: () => import('../features/kyc/KycScreen').then((module) => module.KycScreen),
    skeleton: 'form',
  },
  {
    id: 'loginHistory',
    path: '/m/loginHistory',
    title: 'logins.title',
    when: { auth: 'member', actualAccount: true },
    load: () => import('../features/logins/LoginHistoryScreen').then((module) => module.LoginHistoryScreen),
    skeleton: 'list',
  },
  {
    id: 'sessions',
    path: '/m/sessions',
    title: 'sessions.title',
    when: { auth: 'member', actualAccount: true },
    load: () => import('../features/sessions/SessionsScreen').then((module) => module.SessionsScreen),
    skeleton: 'list',
  },
]
