const parameter = 'mfe-panel'

function rewrite(change: (params: URLSearchParams) => void): void {
  const url = new URL(location.href)
  change(url.searchParams)
  // `?mfe-panel` as a person types it, not `?mfe-panel=`.
  url.search = url.search.replace(`${parameter}=`, parameter).replace(/^\?$/, '')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Adds the panel to the current address, so that a reload reopens it; nothing else stores it. */
export function rememberInAddress(): void {
  if (!new URLSearchParams(location.search).has(parameter)) rewrite((params) => params.set(parameter, ''))
}

/** Removes the panel from the address. */
export const leaveAddress = (): void => rewrite((params) => params.delete(parameter))
