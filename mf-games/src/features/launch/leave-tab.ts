/** Navigates the tab itself to a vendor's page: in the same tab, so that no pop-up blocker interferes (LAUNCH-7). */
export const leaveTab = (url: string): void => window.location.assign(url)
