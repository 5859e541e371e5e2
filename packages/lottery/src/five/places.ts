/** Some of the five digits, with the words for them. */
export interface Place {
  id: string
  at: readonly number[]
  words: readonly [en: string, fil: string]
}

export const all5: Place = { id: 'all5', at: [0, 1, 2, 3, 4], words: ['the five digits', 'limang digit'] }
export const back4: Place = {
  id: 'back4',
  at: [1, 2, 3, 4],
  words: ['the last four digits', 'huling apat na digit'],
}
export const front3: Place = {
  id: 'front3',
  at: [0, 1, 2],
  words: ['the first three digits', 'unang tatlong digit'],
}
export const middle3: Place = {
  id: 'middle3',
  at: [1, 2, 3],
  words: ['the middle three digits', 'gitnang tatlong digit'],
}
export const back3: Place = {
  id: 'back3',
  at: [2, 3, 4],
  words: ['the last three digits', 'huling tatlong digit'],
}
export const front2: Place = {
  id: 'front2',
  at: [0, 1],
  words: ['the first two digits', 'unang dalawang digit'],
}
export const back2: Place = {
  id: 'back2',
  at: [3, 4],
  words: ['the last two digits', 'huling dalawang digit'],
}

/** Id of the row of a position; 0 is the first digit. */
export const positionRow = (position: number): string => `p${position + 1}`
