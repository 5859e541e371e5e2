import { firstSignScript } from './first-sign-script'

/** The longest that scripts wait for a first view's picture, ms: no longer than it may take on a slow connection. */
const longestWaitMs = 1_000

/** The longest that scripts wait for the report of a decoded picture's paint, ms: one that is not the largest is not reported. */
const longestReportMs = 200

/** How many files are requested in one task: each takes a slow phone's main thread several ms. */
const requestsInTask = 5

/**
 * Part of the document's first script: where the document has drawn a first view, its picture and letters have the connection
 * to themselves; the page's scripts are requested once that view has been painted (PERF-9), those of a form once a person is there
 * (EDGE-8). Over a skeleton they are requested at once, and the first one is run once the skeleton has been painted. Plain old
 * JavaScript.
 */
const lateScriptsWith = (start: string): string => `
  var late = document.querySelectorAll('link[data-late]')
  if (late.length === 0) awaitStart()
  else {
    // A skeleton's scripts are preloaded already, and it has no largest part to report.
    var isDrawn = !late[0].rel
    var begin = function () {
      begin = function () {}
      awaitStart()
      requestFrom(0)
    }
    var requestFrom = function (first) {
      for (var at = first; at < late.length && at < first + ${requestsInTask}; at += 1) request(late[at])
      if (at < late.length) setTimeout(function () { requestFrom(at) })
    }
    var request = function (link) {
      if (isDrawn) link.rel = 'preload'
      if (!link.hasAttribute('data-entry')) return
      var script = document.createElement('script')
      script.defer = true
      script.crossOrigin = 'anonymous'
      script.setAttribute('integrity', link.getAttribute('integrity'))
      script.setAttribute('nonce', page.nonce)
      script.src = link.href
      document.body.append(script)
    }
    var picture = isDrawn && document.querySelector('#root img[fetchpriority=high]')
    var afterFrame = function () {
      requestAnimationFrame(function () { setTimeout(function () { begin() }) })
    }
    // A frame that is drawn reaches the screen later, and scripts that run meanwhile hold it up: the report comes once it is there.
    var afterReport = function () {
      var kind = isDrawn ? 'largest-contentful-paint' : 'paint'
      var Observer = window.PerformanceObserver
      if (!Observer || (Observer.supportedEntryTypes || []).indexOf(kind) < 0) return afterFrame()
      new Observer(function (list, observer) {
        var isSeen = list.getEntries().some(function (entry) { return !picture || entry.element === picture })
        if (!isSeen) return
        observer.disconnect()
        begin()
      }).observe({ type: kind, buffered: true })
      if (picture) setTimeout(function () { begin() }, ${longestReportMs})
    }
    var awaitPaint = function () {
      if (picture && picture.decode) picture.decode().then(afterReport, afterFrame)
      else afterReport()
      // A page in the background paints nothing.
      setTimeout(function () { begin() }, document.hidden ? 0 : ${longestWaitMs})
    }
${start}
  }`

export const lateScripts = lateScriptsWith(`${firstSignScript}
    if (waitsForPerson()) awaitPerson()
    else awaitPaint()`)

/** The same for a document that draws no form. */
export const formlessLateScripts = lateScriptsWith('    awaitPaint()')
