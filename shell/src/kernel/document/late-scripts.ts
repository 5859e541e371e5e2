/** The longest that scripts wait for a first view's picture, ms: no longer than it may take on a slow connection. */
const longestWaitMs = 1_000

/**
 * Part of the document's first script: where the document has drawn a first view, its picture and letters have the connection
 * to themselves; the page's scripts are requested once that view has been painted (PERF-9). Plain old JavaScript.
 */
export const lateScripts = `
  var late = document.querySelectorAll('link[data-late]')
  if (late.length > 0) {
    var begin = function () {
      begin = function () {}
      late.forEach(function (link) {
        link.rel = 'preload'
        if (!link.hasAttribute('data-entry')) return
        var script = document.createElement('script')
        script.defer = true
        script.crossOrigin = 'anonymous'
        script.setAttribute('integrity', link.getAttribute('integrity'))
        script.setAttribute('nonce', page.nonce)
        script.src = link.href
        document.body.append(script)
      })
    }
    var picture = document.querySelector('#root img[fetchpriority=high]')
    // Decoded, it is painted with the next frame.
    var painted = function () {
      requestAnimationFrame(function () { setTimeout(function () { begin() }) })
    }
    if (picture && picture.decode) picture.decode().then(painted, painted)
    else painted()
    // A page in the background paints nothing.
    setTimeout(function () { begin() }, document.hidden ? 0 : ${longestWaitMs})
  }`
