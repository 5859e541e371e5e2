import { gzipSync } from 'node:zlib'
import { archiveOf, entry, extended, tarOf } from './tar.mjs'

const content = 'run()'
const mebibyte = 1024 * 1024

const paths = [
  '../evil.js',
  'a/../../evil.js',
  '/etc/passwd',
  '//evil.js',
  './../evil.js',
  '..\\evil.js',
  'C:\\evil.js',
  'a\\b.js',
  'a//b.js',
  'a/./b.js',
  '...',
  '..',
  '%2e%2e/evil.js',
  'a b.js',
  'a\u001b[2J.js',
  'a\u0080.js',
  'entry.js.br',
  'entry.js.gz',
  'release.sig.json',
  `${'d/'.repeat(60)}x`,
]

/**
 * Archives that the release API must refuse, by kind; each is created on demand. `many` is the number of random
 * variants, `kept` a release that the site has.
 */
export function hostileArchives(maker, kept, random, many) {
  const { release, entriesOf, stranger, own } = maker
  const whole = () => entriesOf(release())
  const times = (count, make) =>
    (function* () {
      for (let index = 0; index < count; index += 1) yield make(index)
    })()
  const each = (list, make) => times(list.length, (index) => make(list[index]))
  const withSignature = (made, signature) =>
    archiveOf(
      entry('release.json', made.json),
      entry('signature.json', signature),
      entry('entry.js', content),
    )

  return {
    'paths that escape the release, or that could not be served': each(paths, (name) =>
      archiveOf(...entriesOf(release({ 'entry.js': content, [name]: content }))),
    ),
    'such paths in the prefix, a long name or an extended header': each(
      [
        [entry('x.js', content, { prefix: '..' })],
        [entry('x.js', content, { prefix: '/etc' })],
        [entry('././@LongLink', '../../evil.js\0', { type: 'L' }), entry('x.js', content)],
        [extended({ path: '../../evil.js' }), entry('x.js', content)],
        [extended({ path: '/etc/cron.d/evil' }), entry('x.js', content)],
        [extended({ linkpath: '/etc/passwd' }), entry('x.js', '', { type: '2' })],
        [extended({ size: String(2 ** 53) }), entry('x.js', content)],
      ],
      (entries) => archiveOf(...whole(), ...entries),
    ),
    'links, devices and other entries that are not files': each(['1', '2', '3', '4', '6', '7', 'Z'], (type) =>
      archiveOf(
        ...whole(),
        entry('x.js', '', { type, link: random.pick(['/etc/passwd', '../..', 'entry.js']) }),
      ),
    ),
    'duplicate names': each(['entry.js', './entry.js', 'release.json', 'signature.json'], (name) =>
      archiveOf(...whole(), entry(name, content)),
    ),
    'decompression bombs, far too many files, false sizes': each(
      [
        () => archiveOf(...whole(), entry('zeros.js', Buffer.alloc(33 * mebibyte))),
        () =>
          archiveOf(...whole(), ...times(5, (index) => entry(`z${index}.js`, Buffer.alloc(31 * mebibyte)))),
        () => archiveOf(...whole(), ...times(5_001, (index) => entry(`f${index}.js`, ''))),
        () => archiveOf(...whole(), entry('x.js', content, { size: 2 ** 33 - 1 })),
        () => archiveOf(...whole(), entry('x.js', content, { size: `\u0080${'\u00ff'.repeat(11)}` })),
        () => archiveOf(...whole(), entry('x.js', content, { size: `\u00ff${'\u00ff'.repeat(11)}` })),
        () => archiveOf(...whole(), entry('x.js', content, { size: 'no number   ' })),
        () => gzipSync(gzipSync(Buffer.alloc(100 * mebibyte))),
        () => archiveOf(entry('release.json', Buffer.alloc(5 * mebibyte, ' ')), ...whole().slice(1)),
        () => archiveOf(entry('release.json', '['.repeat(1_000_000)), ...whole().slice(1)),
      ],
      (make) => make(),
    ),
    'truncated archives': times(many, () => {
      const archive = archiveOf(...whole())
      return archive.subarray(0, random.below(archive.length - 8))
    }),
    'bytes that are not an archive': times(many / 4, (index) =>
      index === 0
        ? Buffer.alloc(0)
        : Buffer.from(Array.from({ length: 1 + random.below(4_000) }, () => random.below(256))),
    ),
    'a changed byte in the compressed data': times(many, () => {
      const archive = archiveOf(...whole())
      // Behind the head of the format, whose time and system mean nothing.
      const place = 10 + random.below(archive.length - 10)
      archive[place] ^= 1 + random.below(255)
      return archive
    }),
    'a changed byte in a signed release': times(many, () => {
      const { json, signature } = release()
      const changed = Buffer.from(json)
      changed[random.below(changed.length)] ^= 1 + random.below(255)
      return withSignature({ json: changed }, JSON.stringify(signature))
    }),
    'files that do not match their hashes, are missing, or are not listed': times(many / 4, (index) => {
      const made = release({ 'entry.js': content, 'more.js': 'more()' })
      const files = [
        { 'entry.js': content, 'more.js': `more(${random.below(1e9)})` },
        { 'entry.js': content },
        { ...made.files, [`x${random.below(1e9)}.js`]: content },
        {},
      ][index % 4]
      return archiveOf(...entriesOf({ ...made, files }))
    }),
    'invalid signatures, by an unknown key, or over other bytes': times(many / 4, (index) => {
      const made = release(undefined, undefined, index % 5 === 0 ? stranger : own)
      const garbage = Buffer.from(Array.from({ length: 64 }, () => random.below(256))).toString('base64')
      const { key } = made.signature
      const signature = [
        made.signature,
        { key, signature: garbage },
        { key, signature: '' },
        own(Buffer.from(`other bytes ${random.below(1e9)}`)),
        { key: '0'.repeat(16), signature: made.signature.signature },
      ][index % 5]
      return withSignature(made, index % 7 === 6 ? garbage : JSON.stringify(signature))
    }),
    'random signatures for a release that exists already': times(many / 4, () => {
      const garbage = Buffer.from(Array.from({ length: 64 }, () => random.below(256))).toString('base64')
      return withSignature(kept, JSON.stringify({ ...kept.signature, signature: garbage }))
    }),
    'releases with forbidden content': each(
      [
        { remote: 'shell' },
        { remote: 'mf-cashier' },
        { remote: '../../evil' },
        { release: '../../../evil' },
        { release: '9.0.0' },
        { commit: 'x\u001b[2J\u202e' },
        { schema: 2 },
        { files: { '../evil.js': `sha384-${'A'.repeat(64)}` } },
        { files: {} },
        { entry: 'other.js' },
        { mountDeadlineMs: 1e9 },
        { contributions: { routes: [{ id: 'a', path: '//evil', title: { en: 'x' } }], slots: [] } },
        { contributions: { routes: [{ id: 'a', path: '/m/a', title: { en: 'x\u200b' } }], slots: [] } },
      ],
      (changes) => archiveOf(...entriesOf(release(undefined, changes))),
    ),
    'trailing bytes': times(2, () =>
      Buffer.concat([gzipSync(tarOf(...whole())), Buffer.from('more'.repeat(1 + random.below(9)))]),
    ),
  }
}
