import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPhrases } from './plain-english.mjs'
import { englishCatalogues, phrasesInCatalogues } from './plain-english-catalogues.mjs'
import { root } from '../workspace/workspaces.mjs'

/** A sentence, and the phrase that is found in it. */
const found = [
  ['Asks for the list ANEW.', 'ANEW'],
  ['an amount that is none is refused', 'is none'],
  ['an expired code is said at its field', 'is said'],
  ['Nothing is left. Whoever has paid waits.', 'Whoever'],
  ['whoever has paid waits', 'whoever'],
  ['a member reads that the bank is slow', 'reads that '],
  ['Null for orders of before.', 'of before'],
  ['A repetition answers with the balance of now.', 'of now'],
  ['a draw of former times', 'former times'],
  ['A payment that came otherwise than ordered.', 'otherwise than'],
  ['The page says nothing of the bonus.', 'says nothing of'],
  ['what is chosen stands in the address', 'stands in '],
  ['Younger accounts are looked at by people.', 'looked at by people'],
  ['Refuses a text that is no time.', 'that is no '],
  ['A new password by the one that there is.', 'that there is'],
  ['What the member owes besides.', 'besides'],
  ['each change is told by e-mail', 'is told '],
  ['Until the methods are there, it waits.', 'Until the methods are there'],
  ['Waits so many ms.', 'so many ms'],
  ['What a page wants to hear of.', 'hear of'],
  ['The console is of no merchant.', 'is of no'],
]
/** Sentences that use the same words well. */
const good = [
  'Undefined when there is none.',
  'What books a stake itself is none of them.',
  'What is said about a draw.',
  'The database refuses it, whoever asks.',
  'Paths of reads that the first script asks for.',
  'Orders from before the change have none.',
  'The member sees nothing of it.',
  'A test clock stands in for the real one.',
  'Nothing stands in the way of a withdrawal.',
  'A method that is no longer offered has no name.',
  'The list says that there are none.',
  'It has thirty plays besides the boards.',
  'A member is told what is left.',
  'So many tests fail that nothing is released.',
]

describe('phrases that are not plain English', () => {
  it.each(found)('in "%s" exactly "%s" is found, with what to write instead', (sentence, phrase) => {
    expect(findPhrases(sentence)).toEqual([
      { index: sentence.indexOf(phrase), phrase, write: expect.stringMatching(/^".+"$/) },
    ])
  })

  it.each(good)('the sentence "%s" is left alone', (sentence) => {
    expect(findPhrases(sentence)).toEqual([])
  })

  it('a phrase that a comment breaks over two lines is found where it begins', () => {
    const comment = '* Orders of\n   * before have none.'
    expect(findPhrases(comment)).toEqual([
      { index: comment.indexOf('of'), phrase: 'of before', write: '"earlier …"' },
    ])
  })

  it('a phrase in an English catalogue is reported with its file, and other languages are not read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'))
    const files = {
      'mf-any/src/locales/list/en.json': { empty: { title: 'Ask anew' } },
      'mf-any/src/locales/fil.json': { title: 'anew' },
      'packages/kit/src/page/locales/en.json': { title: 'Ask again' },
      'packages/kit/node_modules/other/locales/en.json': { title: 'Ask anew' },
    }
    for (const [file, texts] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), JSON.stringify(texts))
    }
    expect(phrasesInCatalogues(folder)).toEqual([
      'mf-any/src/locales/list/en.json: instead of "anew" in "Ask anew" write "again".',
    ])
    rmSync(folder, { recursive: true })
  })

  it('the English catalogues of this workspace have none of the phrases', () => {
    expect(englishCatalogues(root)).toEqual(
      expect.arrayContaining(['shell/src/locales/en.json', 'mf-cashier/src/locales/deposit/en.json']),
    )
    expect(phrasesInCatalogues(root)).toEqual([])
  })
})
