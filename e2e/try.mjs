import { chromium } from '@playwright/test'
const [, , path = '/m/home', out = '/tmp/shot.png', w = '390'] = process.argv
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const p = await b.newPage({ viewport: { width: +w, height: 844 }, deviceScaleFactor: 2 })
p.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 400)))
p.on('pageerror', (e) => console.log('E', e.message.slice(0, 600)))
p.on('response', (r) => {
  if (r.status() >= 400) console.log('R', r.status(), r.url())
})
await p.goto('http://localhost:8080' + path)
await p.waitForTimeout(3000)
console.log((await p.evaluate(() => document.body.innerText)).slice(0, 500))
console.log(
  await p.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(
        (r) =>
          r.initiatorType +
          ' ' +
          new URL(r.name).pathname +
          ' ' +
          Math.round(r.startTime) +
          ' ' +
          r.transferSize,
      )
      .join('\n'),
  ),
)
await p.screenshot({ path: out })
await b.close()
