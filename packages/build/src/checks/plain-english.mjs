/**
 * Phrases that are grammatical, but that a native engineer would not write, each with what to write instead. They are narrow
 * enough to leave good sentences alone: "there is none" is fine, and only the same words after "that" are not.
 */
const phrases = [
  [/\banew\b/i, '"again"'],
  [
    /(?<!\bthere )\b(?:is|are|was|were) none\b(?! of (?:them|it|these|those)\b)/i,
    '"is not a …" or "does not exist"',
  ],
  [/(?<!\bwhat )\b(?:is|are|was|were) said\b/i, '"is shown", "is reported" or "is named"'],
  [/\bWhoever\b|^whoever\b|(?<=[:;] )whoever\b/, '"a member who …" or "anyone who …"'],
  [/\breads that (?!the first|a member's|a member’s)/i, '"sees that" or "is shown"'],
  [/\bof before\b/i, '"earlier …"'],
  [/\bof (?:now|then)\b/i, '"the current …" or "the … at that time"'],
  [/\bformer times\b/i, '"earlier …"'],
  [/\botherwise than\b/i, '"differently from" or "other than"'],
  [/\b(?:say|know|hear|learn|tell|report)s? nothing of\b/i, '"nothing about"'],
  [/\bstands? in (?!for\b|the way\b|a line\b)/i, '"is in"'],
  [
    /\bpeople (?:who )?look at\b|\blooked at by (?:people|operators)\b/i,
    '"operators review" or "is reviewed"',
  ],
  [/\bthat (?:is|are) no (?!longer\b|more\b)/i, '"that is not a …"'],
  [/\bthat there (?:is|are)(?= not\b| ?[.,;:()]|$)/i, '"the current …" or "that exists"'],
  [/\bbesides(?=[.;,:]|$)/i, '"also"'],
  [
    /\b(?:is|are) told (?=one by one|in|by|with|as|once|again)\b/i,
    '"is given", "is listed" or "is notified"',
  ],
  [
    /\b(?:until|once) (?:[\w'’]+ ){1,6}(?:is|are) there(?=[.,;:]|$)/i,
    '"has loaded", "exists" or "has arrived"',
  ],
  [/\bso many (?:ms|bytes|digits)\b|\bevery so many\b/i, '"this many …"'],
  [/\b(?:hears?|tells?) of\b/i, '"subscribes to", "is notified of" or "reports"'],
  [/\b(?:is|are) of (?:no|another|somebody)\b/i, '"belongs to" or "has"'],
].map(([pattern, write]) => ({ pattern: new RegExp(pattern, `${pattern.flags}g`), write }))

/** The phrases in a text of one line or more: where each begins, how it reads, and what to write for it. */
export function findPhrases(text) {
  // A line break counts as a space, and the sentence goes on below the frame of a comment.
  const places = []
  let line = ''
  for (const { 0: part, index } of text.matchAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*|\s+|\S+/g)) {
    const shown = /^\s/.test(part) ? ' ' : part
    for (let at = 0; at < shown.length; at++) places.push(index + at)
    line += shown
  }
  return phrases.flatMap(({ pattern, write }) =>
    [...line.trimEnd().matchAll(pattern)].map(({ 0: phrase, index }) => ({
      index: places[index],
      phrase,
      write,
    })),
  )
}
