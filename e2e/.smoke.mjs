import { chromium } from '@playwright/test'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless=new',
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
const p = await b.newPage({ viewport: { width: 390, height: 844 } })
p.on('console', (m) => console.log('console', m.type(), m.text()))
p.on('pageerror', (e) => console.log('pageerror', e.message))
p.on('response', (r) => console.log(r.status(), r.url().slice(0, 120)))
for (const path of process.argv.slice(2)) {
  console.log('##', path)
  await p.goto('http://localhost:8123' + path)
  await p.waitForTimeout(6500)
}
await p.screenshot({ path: '/tmp/smoke/shot.png' })
await b.close()
