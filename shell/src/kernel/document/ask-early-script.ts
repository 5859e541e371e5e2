import { renewCall } from '@plaza/contract/identity'

/** Where `createEvents` keeps the session; a browser that has it knows whose page it is. */
const sessionKey = 'MC_SESSION_INFO'

/**
 * Part of the document's first script: a member's page asks for what it shows first, and whose session the cookie's is where the
 * browser does not know, while the page's scripts load (REMOTE-12). Over a drawn view the picture comes first. Plain old JavaScript.
 */
export const askEarlyScript = `
  var asked = (self.plazaAsked = {})
  function ask(method, path) {
    asked[method + ' ' + path] = fetch(path, {
      method: method,
      credentials: 'include',
      headers: { accept: 'application/json', 'accept-language': page.language },
    })
    // Whoever takes it sees why it failed.
    asked[method + ' ' + path].catch(function () {})
  }
  function isKnown() {
    try { return localStorage.getItem('${sessionKey}') !== null } catch (refused) { return false }
  }
  if (page.hasSession && !document.querySelector('[data-drawn]')) {
    if (!isKnown()) ask('${renewCall.method}', '${renewCall.path}')
    ;(page.asks || []).forEach(function (path) { ask('GET', path) })
  }`
