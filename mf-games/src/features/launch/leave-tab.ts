/** Sends the tab itself to a vendor's page: same tab, so that no browser blocks it (LAUNCH-7). */
export const leaveTab = (url: string): void => window.location.assign(url)
