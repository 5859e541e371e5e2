/**
 * Navigates from the game page to where it was opened (LAUNCH-5): one step back in history if that is the previous
 * page, so that its scroll position is restored and the browser's back button agrees; otherwise by a navigation.
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
