import type { Merchant } from '../../../kernel/merchants/merchants'
import { testSettings } from '../../../testing/fixtures'
import { isReservedName } from './reserved-names'

const merchant: Merchant = {
  code: 'demo',
  name: 'Perla',
  currency: 'PHP',
  trialOf: null,
  settings: testSettings({ mainDomain: 'kasiyahan.example' }),
  stored: {},
}

describe('a reserved name', () => {
  it.each([
    ['a word of the house', 'admin'],
    ['in capitals', 'ADMIN'],
    ['digits for letters', 'adm1n'],
    ['digits for letters, and others after', '4dm1n123'],
    ['digits before', '007root'],
    ['zeros', 'r00t'],
    ['a year after', 'Support2026'],
    ['separators', 'S_u.p-p o r t'],
    ['doubled letters', 'addmiin'],
    ['one letter less of a doubled one', 'suport'],
    ['an accent', 'ádmin'],
    ['full-width letters', 'ａｄｍｉｎ'],
    ['Cyrillic letters', 'аdmіn'],
    ['a capital i for an l', 'PIaza'],
    ['rn for m', 'adrnin'],
    ['a sign for a letter', '$y$tem'],
    ['two words', 'SystemAdmin'],
    ['a companion before', 'TheRealAdmin'],
    ['a companion after', 'supportTeam'],
    ['the ledger’s own books', 'House01'],
    ['the books of nobody', 'unassigned'],
    ['the merchant’s name', 'Perla'],
    ['the merchant’s name with a word', 'perlaOfficial1'],
    ['the merchant’s code', 'dem0'],
    ['the merchant’s domain', 'kasiyahan'],
    ['Filipino', 'OpisyalNgSuporta'],
    ['Chinese', '客服'],
  ])('a reserved name is recognised by %s: %s', (_what, name) =>
    expect(isReservedName(merchant, name)).toBe(true),
  )

  it.each([
    'badminton',
    'supporter',
    'rootbeer',
    'plazarro',
    'modesto',
    'Mayumi01',
    'walker12345',
    'Clara',
    'demonyo',
    'perlas',
    'superman',
    'team',
    '12345',
    'vip',
    '',
    'mirador',
  ])('%s is not a reserved name', (name) => expect(isReservedName(merchant, name)).toBe(false))

  it('any text is checked for reserved names quickly', () => {
    expect(isReservedName(merchant, `${'helpdesk'.repeat(16)}x`)).toBe(false)
    expect(isReservedName(merchant, 'st'.repeat(64))).toBe(false)
    expect(isReservedName(merchant, 's'.repeat(128))).toBe(false)
  })
})
