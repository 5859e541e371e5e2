import type { Skeleton } from '@plaza/contract/federation'
import type { ShellKey } from '../language/texts'

/** A screen of the shell's own. Hide lists of header and bottom menu are columns of this table (FRAME-1). */
export interface ShellRoute {
  id: string
  /** The main address first, then its aliases; each is matched exactly. */
  paths: readonly `/${string}`[]
  /** Key in the shell's catalogue. */
  title: ShellKey
  header: boolean
  bottomMenu: boolean
  /** Target of the back arrow; history when absent. */
  back?: `/${string}`
  skeleton: Skeleton
}

export const homePath = '/m/home'
export const loginPath = '/m/login'
export const registerPath = '/m/register'

export const shellRoutes = [
  {
    id: 'home',
    paths: [homePath, '/', '/m', '/m/', '/m/index', '/m/index.html'],
    title: 'home.title',
    header: true,
    bottomMenu: true,
    skeleton: 'home',
  },
  {
    id: 'login',
    paths: [loginPath],
    title: 'titles.login',
    header: false,
    bottomMenu: false,
    back: homePath,
    skeleton: 'form',
  },
  {
    id: 'register',
    paths: [registerPath, '/register.html', '/m/register.html'],
    title: 'titles.register',
    header: false,
    bottomMenu: false,
    back: homePath,
    skeleton: 'form',
  },
  {
    id: 'trial',
    paths: ['/m/trail'],
    title: 'titles.trial',
    header: true,
    bottomMenu: false,
    back: homePath,
    skeleton: 'form',
  },
  {
    id: 'forget',
    paths: ['/m/forget'],
    title: 'titles.forget',
    header: true,
    bottomMenu: false,
    back: homePath,
    skeleton: 'form',
  },
  {
    id: 'changePsw',
    paths: ['/m/changePsw'],
    title: 'titles.changePsw',
    header: true,
    bottomMenu: false,
    skeleton: 'form',
  },
  {
    id: 'set',
    paths: ['/m/set'],
    title: 'titles.set',
    header: true,
    bottomMenu: true,
    back: homePath,
    skeleton: 'list',
  },
  {
    id: 'notice',
    paths: ['/m/notice'],
    title: 'titles.notice',
    header: true,
    bottomMenu: false,
    back: homePath,
    skeleton: 'list',
  },
  {
    id: 'help',
    paths: ['/m/help'],
    title: 'titles.help',
    header: false,
    bottomMenu: true,
    skeleton: 'list',
  },
  {
    id: 'helpDetail',
    paths: ['/m/helpDetail'],
    title: 'titles.helpDetail',
    header: false,
    bottomMenu: true,
    back: '/m/help',
    skeleton: 'page',
  },
  {
    id: 'service',
    paths: ['/m/service'],
    title: 'titles.service',
    header: true,
    bottomMenu: false,
    skeleton: 'list',
  },
  {
    id: 'useragreement',
    paths: ['/m/useragreement'],
    title: 'titles.agreement',
    header: true,
    bottomMenu: false,
    skeleton: 'page',
  },
  {
    id: 'download',
    paths: ['/m/download'],
    title: 'titles.download',
    header: true,
    bottomMenu: true,
    skeleton: 'page',
  },
  {
    id: 'maintenance',
    paths: ['/m/maintenance'],
    title: 'titles.maintenance',
    header: true,
    bottomMenu: false,
    skeleton: 'page',
  },
  {
    id: 'blocked',
    paths: ['/m/blocked'],
    title: 'titles.blocked',
    header: true,
    bottomMenu: true,
    skeleton: 'page',
  },
] as const satisfies readonly ShellRoute[]

export type ShellRouteId = (typeof shellRoutes)[number]['id']

/** All addresses of the shell's own routes. */
export const shellPaths = (): readonly string[] => shellRoutes.flatMap(({ paths }) => paths)

/** The shell's own route at an address. */
export const shellRouteAt = (path: string): (ShellRoute & { id: ShellRouteId }) | undefined =>
  shellRoutes.find(({ paths }) => paths.some((known) => known === path))
