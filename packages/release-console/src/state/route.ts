/** The current screen; kept in the URL fragment, which no server receives. */
export type Route = { screen: 'overview' } | { screen: 'record' } | { screen: 'remote'; remote: string }

const remotePattern = /^#\/remotes\/((?:shell|mf-[a-z][a-z0-9-]{0,30}))$/

/** The route of a fragment; the overview for an unknown one. */
export function routeOf(hash: string): Route {
  const remote = remotePattern.exec(hash)?.[1]
  if (remote) return { screen: 'remote', remote }
  return hash === '#/record' ? { screen: 'record' } : { screen: 'overview' }
}

/** The fragment of a route. */
export function hashOf(route: Route): string {
  if (route.screen === 'remote') return `#/remotes/${route.remote}`
  return route.screen === 'record' ? '#/record' : '#/'
}
