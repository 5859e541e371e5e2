/**
 * How icons look when selected: `fill` is filled with the text colour, `cut` is drawn over it in the background colour.
 * An icon without an entry gets a translucent fill instead.
 */
export const solidIcons: Readonly<Record<string, { fill: string; cut?: string }>> = {
  home: {
    fill: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    cut: 'M15 21v-6.5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1V21',
  },
  gift: {
    fill: 'M4 8h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-1v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM7.5 8a2.5 2.5 0 0 1 0-5C9.9 3 11.3 5.6 12 8c.7-2.4 2.1-5 4.5-5a2.5 2.5 0 0 1 0 5z',
    cut: 'M12 8v13M5 12h14',
  },
  heart: {
    fill: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5z',
  },
  user: { fill: 'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM20 21a8 8 0 0 0-16 0z' },
  'user-plus': {
    fill: 'M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM2 21a8 8 0 0 1 10.8-7.49A6 6 0 0 0 12.6 21zM19 16v6M22 19h-6',
  },
  bell: {
    fill: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326M10.268 21a2 2 0 0 0 3.464 0',
  },
}
