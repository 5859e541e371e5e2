/** How long after the page has loaded browsers have filled in what they remember, ms. */
const filledInMs = 500

/** The entry and React, which are the first two; everything else is requested when a person is there. */
const fetchedEarly = 2

/** What a person does first, or the browser for them. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'change', 'click', 'storage']

/**
 * Part of the document's first script: a form that the document drew needs no script while nobody touches it, so its scripts
 * begin with the first sign of a person (EDGE-8; docs/performance.md, Scripts). They begin at once wherever they may have
 * something to show or to do by themselves. Before that, the entry and React are fetched at low priority once the page has
 * loaded, but not run. Plain old JavaScript, with `form`, `page`, `late` and `begin` of the script around it.
 */
export const firstSignScript = `
    // This browser keeps nothing of the site, so there is nothing to fill in or to announce. What it kept would be cached, too.
    var isUnknown = function () {
      try {
        return localStorage.length + sessionStorage.length === 0 && history.state === null
      } catch (_) { return false }
    }
    var settings = page.settings
    var flags = settings.whitelabel
    var waitsForPerson = function () {
      return Boolean(form) && isUnknown() && self.isSecureContext !== false &&
        // Any other parameter is for the page's code.
        /^(\\?returnTo=[^&]*)?$/.test(location.search) &&
        // The buttons of social providers are not drawn.
        (settings.hasSocialProviders === false || !(flags.GOOGLELOGIN3 || flags.FACEBOOKLOGIN3))
    }
    var awaitPerson = function () {
      ${JSON.stringify(signs)}.forEach(function (type) {
        addEventListener(type, function (event) {
          // Browsers report where the pointer rests, too.
          if (type !== 'pointermove' || event.movementX || event.movementY) begin()
        }, { capture: true, passive: true })
      })
      // Shown again from memory: meanwhile somebody may have signed in.
      addEventListener('pageshow', function (event) { if (event.persisted) begin() })
      addEventListener('load', function () {
        setTimeout(function () {
          if (document.querySelector('input:-webkit-autofill')) return begin()
          if (navigator.connection && navigator.connection.saveData) return
          Array.from(late).slice(0, ${fetchedEarly}).forEach(function (link) {
            // A failure says nothing yet: they are requested again when they are needed.
            fetch(link.href, { priority: 'low' }).then(function (answer) { return answer.blob() }).catch(function () {})
          })
        }, ${filledInMs})
      })
    }`
