import { loopbackName } from '@plaza/contract/site'

/**
 * Part of the boot script: whether this tab overrides remotes (REMOTE-10), and which scripts are therefore allowed. An
 * ordinary visitor's page runs only the check of the host, by the edge's flag and the hostname. Plain old JavaScript:
 * it is not compiled.
 */
export const overrideScript = `
  var isDevelopment = page.development && /${loopbackName.source}/.test(location.hostname)
  self.plazaOverridden = isDevelopment &&
    (/[?&]mfe-override=/.test(location.search) || sessionStorage.getItem('plaza.override') !== null)
  // A build on loopback that this tab runs in the place of a release.
  function isOverride(url) {
    return self.plazaOverridden && Object.values(self.plazaBases || {}).some(function (base) {
      return /^http:\\/\\/(localhost|127\\.0\\.0\\.1)(:\\d+)?\\//.test(base) && url.href.indexOf(base) === 0
    })
  }`
