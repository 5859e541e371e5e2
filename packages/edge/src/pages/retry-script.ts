/**
 * Script of the pages that wait for the site: asks whether it is well after growing, jittered waits of a minute at
 * most, at once when a connection comes back, and loads the page again when it is. Plain JavaScript: not compiled.
 */
export const retryScript = `(function () {
  var tries = 0
  function share() {
    return crypto.getRandomValues(new Uint32Array(1))[0] / 4294967296
  }
  function later() {
    setTimeout(ask, Math.min(60000, 4000 * Math.pow(1.6, tries++)) * (0.5 + share() / 2))
  }
  function ask() {
    fetch('/healthz', { cache: 'no-store' }).then(function (answer) {
      if (answer.ok) location.reload()
      else later()
    }, later)
  }
  addEventListener('online', ask)
  later()
})()`
