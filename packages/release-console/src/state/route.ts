/** Where in the console somebody is; kept behind the `#` of the address, which is sent to no server. */
export type Route = { screen: 'overview' } | { screen: 'record' } | { screen: 'remote'; remote: string }

const remotePattern = /^#\/remotes\/((?:shell|mf-[a-z][a-z0-9-]{0,30}))$/

/** The route of a fragment; the overview for whatever else it says. */
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
