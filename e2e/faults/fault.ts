import type { Page, Route } from '@playwright/test'

/** A fault of the network or of a server, put between browser and edge for the files of one release. */
export type FaultKind =
  | '404'
  | '429'
  | '500'
  | '503'
  | 'blocked'
  | 'hanging'
  | 'truncated'
  | 'html'
  | 'wrong-hash'
  | 'slow'

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

async function answer(route: Route, kind: FaultKind): Promise<void> {
  switch (kind) {
    case '404':
      return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
    case '429':
    case '500':
    case '503':
      return route.fulfill({ status: Number(kind), contentType: 'text/plain', body: 'boom' })
    case 'blocked':
      return route.abort('blockedbyclient')
    case 'hanging':
      return undefined
    case 'html':
      return route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>login</title>',
      })
    case 'slow': {
      await seconds(2)
      return route.continue()
    }
    case 'truncated':
    case 'wrong-hash': {
      const real = await route.fetch()
      const body = await real.text()
      return route.fulfill({
        response: real,
        body: kind === 'truncated' ? body.slice(0, body.length / 2) : `${body}\n;0`,
      })
    }
  }
}

export interface Fault {
  /** Removes the fault: files load normally again. */
  heal: () => Promise<void>
  /** How often a file was requested while it was broken. */
  asked: () => number
}

/** Breaks one file at a path: its first request, or all of them. */
export async function breakFile(
  page: Page,
  path: string,
  kind: FaultKind,
  times: 'once' | 'always',
): Promise<Fault> {
  let asked = 0
  const isBroken = (url: URL) => url.pathname === path
  const handler = (route: Route) => {
    asked += 1
    return times === 'once' && asked > 1 ? route.continue() : answer(route, kind)
  }
  await page.route(isBroken, handler)
  return { heal: () => page.unroute(isBroken, handler), asked: () => asked }
}

/** Breaks every file of a release whose name matches. */
export async function breakFiles(
  page: Page,
  remote: string,
  release: string,
  file: RegExp,
  kind: FaultKind,
): Promise<Fault> {
  let asked = 0
  const isBroken = (url: URL) => {
    const prefix = `/assets/${remote}/${release}/`
    return url.pathname.startsWith(prefix) && file.test(url.pathname.slice(prefix.length))
  }
  const handler = (route: Route) => {
    asked += 1
    return answer(route, kind)
  }
  await page.route(isBroken, handler)
  return { heal: () => page.unroute(isBroken, handler), asked: () => asked }
}
