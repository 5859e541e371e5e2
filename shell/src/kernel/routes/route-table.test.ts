/** @jest-environment node */
import en from '../../locales/en.json'
import fil from '../../locales/fil.json'
import { routeScreens } from '../../frame/page/route-screens'
import { shellPaths, shellRouteAt, shellRoutes } from './route-table'

/** Address → id, whether it has header and bottom menu, and its back target (FRAME-1). */
const rows: [path: string, id: string, header: boolean, bottomMenu: boolean, back: string | undefined][] = [
  ['/', 'home', true, true, undefined],
  ['/m', 'home', true, true, undefined],
  ['/m/', 'home', true, true, undefined],
  ['/m/index', 'home', true, true, undefined],
  ['/m/index.html', 'home', true, true, undefined],
  ['/m/home', 'home', true, true, undefined],
  ['/m/login', 'login', false, false, '/m/home'],
  ['/m/register', 'register', false, false, '/m/home'],
  ['/register.html', 'register', false, false, '/m/home'],
  ['/m/register.html', 'register', false, false, '/m/home'],
  ['/m/trail', 'trial', true, false, '/m/home'],
  ['/m/forget', 'forget', true, false, '/m/home'],
  ['/m/changePsw', 'changePsw', true, false, undefined],
  ['/m/set', 'set', true, true, '/m/home'],
  ['/m/notice', 'notice', true, false, '/m/home'],
  ['/m/help', 'help', false, true, undefined],
  ['/m/helpDetail', 'helpDetail', false, true, '/m/help'],
  ['/m/service', 'service', true, false, undefined],
  ['/m/useragreement', 'useragreement', true, false, undefined],
  ['/m/download', 'download', true, true, undefined],
  ['/m/maintenance', 'maintenance', true, false, undefined],
  ['/m/blocked', 'blocked', true, true, undefined],
]

describe("the shell's routes", () => {
  // ROUTE-2, ROUTE-3
  it.each(shellPaths())(
    'the shell’s route at %s has the page, header, bottom menu and back target of the table',
    (path) => {
      const row = shellRouteAt(path)
      expect([path, row?.id, row?.header, row?.bottomMenu, row?.back]).toEqual(
        rows.find(([at]) => at === path),
      )
    },
  )

  // ROUTE-2, ROUTE-3
  it('the shell’s routes answer at every address of the table', () => {
    expect(rows.map(([path]) => path).filter((path) => shellRouteAt(path) === undefined)).toEqual([])
  })

  it('the shell’s routes have one row for each address, and a screen each', () => {
    expect(new Set(shellPaths()).size).toBe(shellPaths().length)
    const ids = shellRoutes.map(({ id }) => id).filter((id) => id !== 'home')
    expect(Object.keys(routeScreens).sort()).toEqual([...ids].sort())
  })

  // FRAME-3
  it('the shell’s routes have the required titles', () => {
    expect(en.titles).toMatchObject({
      forget: 'Forgot password',
      changePsw: 'Change password',
      firstPassword: 'First password',
      set: 'Personal settings',
      trial: 'Free trial',
      notice: 'Announcements',
      help: 'Help centre',
    })
    expect(Object.keys(fil.titles).sort()).toEqual(Object.keys(en.titles).sort())
  })
})
