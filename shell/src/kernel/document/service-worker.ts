import { offlinePath } from '@plaza/contract/page'

/**
 * The service worker: serves the offline page when a document fails to load, and handles nothing else; caching is left
 * to HTTP, and files bypass the worker where the browser has static routes (PERF-9). The offline page is kept in the
 * language of the last document. Plain JavaScript: not compiled.
 */
export const serviceWorker = `(function () {
  var cacheName = 'plaza-offline'
  function keep(language) {
    var address = '${offlinePath}' + (language ? '?lang=' + encodeURIComponent(language) : '')
    return fetch(address, { cache: 'no-store', credentials: 'same-origin' }).then(function (page) {
      if (!page.ok) return
      return caches.open(cacheName).then(function (cache) { return cache.put('${offlinePath}', page) })
    })
  }
  function kept() {
    return caches.open(cacheName).then(function (cache) { return cache.match('${offlinePath}') })
  }
  function follow(language) {
    if (!language) return
    return kept().then(function (page) {
      if (!page || page.headers.get('content-language') !== language) return keep(language)
    }).catch(function () {})
  }
  // Otherwise the browser asks the worker about every file of a page, and each waits until the worker has started.
  function bypassForFiles(event) {
    if (!event.addRoutes) return
    return event.addRoutes(['cors', 'no-cors', 'same-origin'].map(function (mode) {
      return { condition: { requestMode: mode }, source: 'network' }
    }))
  }
  self.addEventListener('install', function (event) {
    event.waitUntil(bypassForFiles(event))
    event.waitUntil(keep().then(function () { return self.skipWaiting() }))
  })
  self.addEventListener('activate', function (event) {
    var preload = self.registration.navigationPreload
    event.waitUntil(Promise.all([preload && preload.enable(), self.clients.claim()]))
  })
  self.addEventListener('fetch', function (event) {
    if (event.request.mode !== 'navigate') return
    var answer = Promise.resolve(event.preloadResponse).then(function (early) {
      return early || fetch(event.request)
    })
    event.respondWith(answer.catch(function () {
      return kept().then(function (page) { return page || Response.error() })
    }))
    event.waitUntil(answer.then(function (page) {
      return follow(page.headers.get('content-language'))
    }, function () {}))
  })
})()`
