import { chromium } from '@playwright/test'
const origin = 'http://localhost:9640'
const [,, which = 'all', width = '390', lang = 'en', mode = 'dark'] = process.argv
const pages = { lobby: '/m/lottery', more: '/m/moreLottery', start: '/m/startLottery', startR: '/m/startLottery?tab=results', results: '/m/results?code=five60', resultsVn: '/m/results?code=vn-north', trend: '/m/trend?code=five60', trendPk: '/m/trend?code=pk60', trend45: '/m/trend?code=six45-600', home: '/m/home' }
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const c = await b.newContext({ viewport: { width: +width, height: 844 }, colorScheme: mode, reducedMotion: 'reduce' })
const p = await c.newPage()
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
p.on('pageerror', (e) => console.log('pageerror', e.message))
for (const [name, path] of Object.entries(pages)) {
  if (which !== 'all' && !which.split(',').includes(name)) continue
  const sep = path.includes('?') ? '&' : '?'
  await p.goto(origin + path + sep + 'lang=' + lang)
  if (mode === 'light') await p.evaluate(() => { document.documentElement.dataset.mode = 'light' })
  await p.waitForTimeout(2500)
  if (name === 'home') { const close = p.getByRole('button', { name: /close|isara/i }); for (let i=0;i<3;i++) if (await close.first().isVisible().catch(()=>0)) { await close.first().click().catch(()=>0); await p.waitForTimeout(500) } await p.mouse.wheel(0, 3000); await p.waitForTimeout(2500) }
  await p.screenshot({ path: `/tmp/hall-shots/${name}-${width}-${lang}-${mode}.png` })
  const over = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  console.log(name, p.url(), 'overflow', over)
}
await b.close()
