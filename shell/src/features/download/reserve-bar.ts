/**
 * Inline script before the skeleton: marks the root element when home will have a download bar, so that the first paint
 * reserves its space (EDGE-1). The edge inserts the settings that decide, because the document's data follows the
 * skeleton. Its rules equal those of `offersBar`, which has not loaded yet; a test compares the two. Plain old
 * JavaScript: it is not compiled.
 */
export const reserveBarScript = `(function () {
  var settings = {{downloads}}
  var agent = navigator.userAgent
  function isStored(key, value) {
    try { return value ? localStorage.getItem(key) === value : localStorage.getItem(key) !== null } catch (_) { return false }
  }
  var isIos = /iPhone|iPod|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)
  var isMobile = isIos || /Android|Mobile/i.test(agent)
  var isInstalled = navigator.standalone === true || matchMedia('(display-mode: standalone)').matches
  if (isInstalled || /\\bAppVersion\\/\\d/i.test(agent) || isStored('downloadBarClosed', '1')) return
  if (settings.downloadNeedsLogin && !isStored('MC_SESSION_INFO')) return
  var hasLink = (settings.resources || []).some(function (one) {
    if (!/^(?:https?:\\/\\/|itms-services:\\/\\/\\?|\\/(?![/\\\\]))/i.test(one.url)) return false
    switch (one.resourceType) {
      case 'Android': return !isIos
      case 'IOS': return !isMobile || (isIos && !settings.hidesIosLink)
      case 'MOBILECONFIG': return isIos && !isStored('WEBCLIP', '1')
    }
  })
  if (hasLink) document.documentElement.setAttribute('data-download-bar', '')
})()`
