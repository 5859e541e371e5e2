/** @jest-environment node */
import { bootScript } from './boot-script'

/** The policy that the script makes, as a browser with Trusted Types would have it. */
function scriptUrl(): (text: string) => string {
  let made: { createScriptURL(text: string): string } | undefined
  const plan = { files: { '/assets/shell/1/main.js': 'sha384-x' }, remotes: [] }
  const parts = {
    self: { trustedTypes: {} },
    document: { getElementById: () => ({ textContent: JSON.stringify({ plan }) }) },
    addEventListener: () => undefined,
    location: new URL('https://perla.example/m/home'),
    trustedTypes: {
      createPolicy: (name: string, policy: typeof made) => {
        expect(name).toBe('default')
        made = policy
      },
    },
  }
  new Function(...Object.keys(parts), bootScript)(...Object.values(parts))
  if (!made) throw new Error('no policy')
  return made.createScriptURL
}

describe('the one policy for scripts', () => {
  it.each(['/assets/shell/1/main.js', 'https://perla.example/assets/mf-games/2/entry.js', '/sw.js'])(
    'lets %s through',
    (url) => expect(scriptUrl()(url)).toBe(url),
  )

  it.each([
    'https://evil.example/assets/x.js',
    'https://evil.example/sw.js',
    '//evil.example/sw.js',
    '/sw.js?x=1',
    '/sw.js/../img/x',
    '/m/sw.js',
    '/wps/captcha',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://perla.example/1',
  ])('refuses %s', (url) => {
    expect(() => scriptUrl()(url)).toThrow('not a script of a release')
  })
})
