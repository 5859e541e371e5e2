import type { RouteDefinition } from '@plaza/federation'

/** Both addresses are one screen. */
const inbox = {
  title: 'inbox.title',
  when: { auth: 'member', actualAccount: true, flag: 'MAILCEN' },
  load: () => import('../features/inbox/InboxScreen').then((module) => module.InboxScreen),
  skeleton: 'list',
} as const

/** Pages of responsible play and messages. */
export const careRoutes: RouteDefinition[] = [
  // Visitors read it too; what needs an account asks for the sign-in.
  {
    id: 'responsible',
    path: '/m/responsible',
    title: 'responsible.title',
    load: () =>
      import('../features/responsible/ResponsibleScreen').then((module) => module.ResponsibleScreen),
    skeleton: 'list',
  },
  {
    id: 'limits',
    path: '/m/limits',
    title: 'limits.title',
    when: { auth: 'member', actualAccount: true },
    back: '/m/responsible',
    load: () => import('../features/limits/LimitsScreen').then((module) => module.LimitsScreen),
    skeleton: 'list',
  },
  {
    id: 'statement',
    path: '/m/statement',
    title: 'statement.title',
    when: { auth: 'member', actualAccount: true },
    back: '/m/responsible',
    load: () => import('../features/statement/StatementScreen').then((module) => module.StatementScreen),
    skeleton: 'list',
  },
  {
    id: 'privacy',
    path: '/m/privacy',
    title: 'privacy.title',
    when: { auth: 'member', actualAccount: true },
    back: '/m/responsible',
    load: () => import('../features/privacy/PrivacyScreen').then((module) => module.PrivacyScreen),
    skeleton: 'form',
  },
  {
    id: 'feedback',
    path: '/m/feedback',
    title: 'feedback.title',
    when: { auth: 'member', actualAccount: true, flag: 'FEEDBACK3' },
    load: () => import('../features/feedback/FeedbackScreen').then((module) => module.FeedbackScreen),
    skeleton: 'form',
  },
  { id: 'webEmail', path: '/m/webEmail', ...inbox },
  { id: 'message', path: '/m/message', ...inbox },
]
