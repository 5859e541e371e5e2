/**
 * Pages of remotes on which the header is hidden (spec §2 Shell), whatever their contribution says; `/m/member/home` and
 * `/m/mine` are one (rulings). The shell's own pages say it in their rows of the route table.
 */
const withoutHeader: ReadonlySet<string> = new Set(['/m/mine', '/m/member/home', '/m/agent'])

/** Pages of remotes on which the bottom menu is hidden (spec §2 Shell). */
const withoutBottomMenu: ReadonlySet<string> = new Set([
  '/m/launchGame',
  '/m/activity',
  '/m/moreLottery',
  '/m/agent',
])

/** Whether the frame shows its header on a page of a remote that wants it. */
export const mayHaveHeader = (path: string): boolean => !withoutHeader.has(path)

/** Whether the frame shows its bottom menu on a page of a remote that wants it. */
export const mayHaveBottomMenu = (path: string): boolean => !withoutBottomMenu.has(path)
