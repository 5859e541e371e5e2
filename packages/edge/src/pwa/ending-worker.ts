/**
 * A service worker that ends itself: it takes the place of the one at its address, forgets what that one kept, removes its
 * registration, and loads the open pages again without a worker (DOWNLOAD-6). Plain JavaScript: not compiled.
 */
export const endingWorker = `(function () {
  self.addEventListener('install', function () { self.skipWaiting() })
  self.addEventListener('activate', function (event) {
    event.waitUntil(
      caches.keys()
        .then(function (names) { return Promise.all(names.map(function (name) { return caches.delete(name) })) })
        .then(function () { return self.registration.unregister() })
        .then(function () { return self.clients.matchAll({ type: 'window' }) })
        .then(function (pages) { pages.forEach(function (page) { page.navigate(page.url) }) })
    )
  })
})()`
