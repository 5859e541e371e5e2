import { serviceWorkerPath, stylesCookie } from '@plaza/contract/page'
import { askEarlyScript } from './ask-early-script'
import { drawnFormScript } from './drawn-form-script'
import { formlessLateScripts, lateScripts } from './late-scripts'
import { overrideScript } from './override-script'

/** A page whose code has not started by then offers to be loaded again; if the code comes later, it takes over as usual. */
const latestStartMs = 20_000

/**
 * Inline script after the document's data: the hashes that every loader looks up, the one Trusted Types policy that
 * accepts only scripts of releases, and the service worker (SEC-1). Plain old JavaScript: it is not compiled.
 */
const bootScriptWith = (formScript: string, starting: string): string => `(function () {
  var page = JSON.parse(document.getElementById('plaza-page').textContent)
  var plan = page.plan${overrideScript}
  var hashes = (self.plazaHashes = Object.assign({}, plan.files))
  plan.remotes.forEach(function (remote) {
    Object.assign(hashes, remote.files, remote.fallback && remote.fallback.files)
  })
  // The hashes of the shell's other files come when a file is needed that is not among these.
  self.plazaShell = plan.filesHash && { folder: '/assets/shell/' + plan.shell + '/', filesHash: plan.filesHash }
  // Styles that this browser was expected to have failed to load: the next document inlines them.
  if (Array.from(document.querySelectorAll('link[rel=stylesheet]')).some(function (link) { return !link.sheet })) {
    document.cookie = '${stylesCookie}=; path=/; max-age=0'
    location.reload()
  }
${formScript}
  // What the document drew answers no button until the page's code takes it over: only then is it announced. Around a form it does.
  function announce(isReady) {
    document.querySelectorAll('[data-drawn]').forEach(function (drawn) {
      ;['aria-hidden', 'aria-disabled'].forEach(function (name) {
        if (isReady) drawn.removeAttribute(name)
        else drawn.setAttribute(name, 'true')
      })
    })
  }
  announce(false)
  // The page's code did not start: what the document drew stays, with the failure card of the document.
  function failed() {
    var card = document.getElementById('plaza-start-failed')
    if (!card) return
    card.hidden = false
    announce(true)
    card.querySelector('button').addEventListener('click', function () { location.reload() })
  }
  self.plazaStart = { failed: failed, drawnAtMs: performance.now() }
  function awaitStart() { self.plazaStart.timer = setTimeout(failed, ${latestStartMs}) }
  // The shell's first script failed to load.
  addEventListener('error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT' && event.target.defer) failed()
  }, true)
${askEarlyScript}
${starting}
  if (!self.trustedTypes) return
  trustedTypes.createPolicy('default', {
    createScriptURL: function (text) {
      var url = new URL(text, location.href)
      var isHere = url.origin === location.origin
      if (isHere && (url.pathname.indexOf('/assets/') === 0 || url.pathname + url.search === '${serviceWorkerPath}')) return text
      if (isOverride(url)) return text
      throw new TypeError('not a script of a release: ' + url.pathname)
    },
  })
})()`

export const bootScript = bootScriptWith(drawnFormScript, lateScripts)

/** The same for a document that draws no form, as most do not. */
export const formlessBootScript = bootScriptWith('', formlessLateScripts)
