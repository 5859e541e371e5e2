import { createSearchIndex } from './search-index'
import { bitsOf, lettersOf, slipsBetween, wordsOf } from './search-words'

const games = [
  ['Perlas ng Silangan', 'Habagat Play'],
  ['Bakunawa Rising', 'Bakunawa'],
  ['Koi Hunters', 'Lambat'],
  ['Koi Hunters Manila', 'Koral Deep'],
  ['Golden Dragon', 'Tala Works'],
  ['Dragon Trench 7', 'Habagat Play'],
  ['Texas Hold’em', 'Gabi Studio'],
  ['Piña Garden', 'Lakad Buwan'],
  ['Hunters of Gold', 'Pating Pro'],
] as const
const find = createSearchIndex(games.map(([name, also]) => ({ name, also })))
const names = (typed: string) => find(typed).map((position) => games[position]?.[0])

describe('the search', () => {
  // LIST-2
  it.each([
    ['a whole name', 'Koi Hunters', ['Koi Hunters', 'Koi Hunters Manila']],
    ['the beginning of a word', 'baku', ['Bakunawa Rising']],
    ['words in another order', 'manila koi', ['Koi Hunters Manila']],
    ['capitals', 'GOLDEN', ['Golden Dragon']],
    ['no accents', 'pina', ['Piña Garden']],
    ['accents', 'PIÑA', ['Piña Garden']],
    ['a plain apostrophe', "hold'em", ['Texas Hold’em']],
    ['no apostrophe', 'holdem', ['Texas Hold’em']],
    ['its vendor', 'habagat', ['Perlas ng Silangan', 'Dragon Trench 7']],
    ['its vendor and a word', 'play dragon', ['Dragon Trench 7']],
    ['a letter too few', 'drgon', ['Dragon Trench 7', 'Golden Dragon']],
    ['a letter too many', 'goldden', ['Golden Dragon']],
    ['a wrong letter', 'goldin', ['Golden Dragon']],
    ['swapped letters', 'bakuanwa', ['Bakunawa Rising']],
    ['a slip in a word that is not finished', 'bakuanw', ['Bakunawa Rising']],
    ['two slips in a long word', 'silanggen', ['Perlas ng Silangan']],
    ['a slip at the very beginning', 'foi hunters', ['Koi Hunters', 'Koi Hunters Manila']],
    ['words without the space between', 'koihunters', ['Koi Hunters', 'Koi Hunters Manila']],
    ['a space too many', 'baku nawa', ['Bakunawa Rising']],
    ['a number', 'trench 7', ['Dragon Trench 7']],
  ])('the search finds by %s', (_what, typed, found) => {
    expect(names(typed)).toEqual(found)
  })

  it('the search ranks a name with the prefix first, then a name with it later, then a vendor', () => {
    expect(names('hunters')).toEqual(['Hunters of Gold', 'Koi Hunters', 'Koi Hunters Manila'])
    expect(names('bakunawa')[0]).toBe('Bakunawa Rising')
  })

  it('the search tolerates no typing errors where an exact name exists', () => {
    expect(names('gold')).toEqual(['Hunters of Gold', 'Golden Dragon'])
  })

  it.each([
    '',
    '   ',
    '%',
    '_',
    '\\',
    '?!',
    '💎',
    "' or 1=1 --",
    'zzzzzz',
    '8',
    'qx',
    '.*',
    '\u0000',
    'x'.repeat(64),
  ])('the search finds nothing for %j', (typed) => {
    expect(names(typed)).toEqual([])
  })

  it('the search reads at most eight words of a query', () => {
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
  })

  it('the search finds nothing in an empty index', () => {
    expect(createSearchIndex([])('koi')).toEqual([])
  })
})

describe('slips between words', () => {
  it.each([
    ['dragon', 'dragon', 0],
    ['dra', 'dragon', 0],
    ['drgaon', 'dragon', 1],
    ['rdagon', 'dragon', 1],
    ['drqgpn', 'dragon', 2],
    ['tiger', 'dragon', 3],
    ['x'.repeat(64), 'dragon', 3],
  ])('the edit distance of %s and %s is computed', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 2)).toBe(slips)
  })
  it('the edit distance is at least the number of missing letters', () => {
    expect(bitsOf(lettersOf('tiger') & ~lettersOf('dragon'))).toBe(3)
  })
})
