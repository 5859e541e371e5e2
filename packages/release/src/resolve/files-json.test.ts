import { filesJsonOf } from './files-json'
import { fakeRelease } from '../testing'

const hash = (letter: string) => `sha384-${letter.repeat(64)}`

// EDGE-5
it('every edge writes the same files.json for a release, whatever order its document has', () => {
  const release = fakeRelease('mf-games', '1.0.0-0000000b', {
    files: { 'list.js': hash('b'), 'entry.js': hash('a') },
    preload: { '/m/gameList': ['list.js'], '*': [] },
    locales: { fil: 'fil.json', en: 'en.json' },
  })
  const { text } = filesJsonOf(release)
  // These bytes are what pages check by the hash of another edge: a change here breaks sites with two versions of it.
  expect(text).toBe(
    `{"container":"mf_games__1_0_0_0000000b","entry":"entry.js","files":{"entry.js":"${hash('a')}","list.js":"${hash('b')}"},"preload":{"*":[],"/m/gameList":["list.js"]},"locales":{"en":"en.json","fil":"fil.json"},"mountDeadlineMs":8000}`,
  )
  expect(filesJsonOf(release).hash).toBe(
    'sha384-xh7yf0TZQoxS92fmORjcXD3muB8Ky2uao+UqoG9B651y9aoSDAqJ7itorsbEyDAz',
  )
})
