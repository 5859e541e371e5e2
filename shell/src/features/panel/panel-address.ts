const parameter = 'mfe-panel'

function rewrite(change: (params: URLSearchParams) => void): void {
  const url = new URL(location.href)
  change(url.searchParams)
  // `?mfe-panel` as a person types it, not `?mfe-panel=`.
  url.search = url.search.replace(`${parameter}=`, parameter).replace(/^\?$/, '')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Puts the panel into the address of the page that was gone to, so that a reload has it: nothing else remembers it. */
export function rememberInAddress(): void {
  if (!new URLSearchParams(location.search).has(parameter)) rewrite((params) => params.set(parameter, ''))
}

/** Takes the panel out of the address. */
export const leaveAddress = (): void => rewrite((params) => params.delete(parameter))
