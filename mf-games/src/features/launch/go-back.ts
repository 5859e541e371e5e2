/**
 * Leads from the game page to where it was opened from (LAUNCH-5): one step of history where that is the page
 * before, so that its place on the screen is found again and the browser's own back agrees (LAUNCH-5); else there.
 */
export function goBack(
  pageBack: string,
  navigate: (to: string, options: { replace: boolean }) => void,
  navigation: Navigation | undefined = window.navigation,
): void {
  const at = navigation?.currentEntry?.index ?? 0
  const url = navigation?.entries()[at - 1]?.url
  const before = url && URL.canParse(url) ? new URL(url) : undefined
  if (before && before.origin === location.origin && before.pathname + before.search === pageBack)
    history.back()
  else navigate(pageBack, { replace: true })
}
