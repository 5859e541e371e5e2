import { deviceOf } from './device-of'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'phone iPhone Safari',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'phone Android Chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
    'tablet Android Samsung Internet',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'computer Windows Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'computer Linux Firefox'],
  ['curl/8.5.0', 'unknown  '],
  ['', 'unknown  '],
])('the user agent %s is shown as %s', (userAgent, shown) => {
  const { kind, system, browser } = deviceOf(userAgent)
  expect(`${kind} ${system} ${browser}`).toBe(shown)
})
