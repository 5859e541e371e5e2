/**
 * Script of the pages that wait for the site: checks its health after growing, jittered waits of a minute at most, and
 * at once when the connection returns, and reloads the page when the site is well. Plain JavaScript: not compiled.
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
