/** Files that may import everything. */
export const tests = String.raw`\.test\.(?:ts|tsx|mjs)$|/testing(?:/|\.tsx?$)|\.stories\.tsx$|/stories/`

const byFace = (folder, faces) =>
  [
    [{ path: `^${folder}/`, pathNot: [tests, `^${folder}/${faces}/`] }, []],
    [{ path: `^${folder}/(${faces})/`, pathNot: tests }, [`^${folder}/$1/`]],
  ].map(([from, own]) => ({
    name: `${folder}-by-its-face`,
    comment: 'Import another module by its index.ts.',
    severity: 'error',
    from,
    to: {
      path: `^${folder}/${faces}/`,
      pathNot: [String.raw`^${folder}/${faces}/index\.ts$`, ...own],
    },
  }))

/** What the files beside the folders are: those of `ground` stand below all, the others above. */
const besideFolders = (folder, ground) => ({
  name: `${folder}-entries-stand-above`,
  comment: 'Move what folders need from a file beside them into the lowest of these folders.',
  severity: 'error',
  from: { path: `^${folder}/[^/]+/`, pathNot: tests },
  to: {
    path: `^${folder}/[^/]+$`,
    pathNot: ground === undefined ? [] : [String.raw`^${folder}/${ground}\.[^/]+$`],
  },
})

/** The rules of one entry of `layersInside`, as dependency-cruiser takes them. */
export const rulesInside = ({ folder, layers, ground, apart = [], faces, alone = {} }) => [
  besideFolders(folder, ground),
  ...layers.slice(0, -1).map((layer, index) => ({
    name: `${folder}-${layer}-imports-downwards`,
    severity: 'error',
    from: { path: `^${folder}/${layer}/`, pathNot: tests },
    to: { path: `^${folder}/(?:${layers.slice(index + 1).join('|')})/` },
  })),
  ...apart.map((layer) => ({
    name: `${folder}-${layer}-stay-apart`,
    comment: 'Move what both need one layer down.',
    severity: 'error',
    from: { path: `^${folder}/${layer}/([^/]+)/`, pathNot: tests },
    to: { path: `^${folder}/${layer}/`, pathNot: `^${folder}/${layer}/$1/` },
  })),
  ...(faces === undefined ? [] : byFace(folder, faces)),
  ...Object.entries(alone).map(([path, allowed]) => ({
    name: `${folder}-${path}-stands-alone`,
    severity: 'error',
    from: { path: `^${folder}/${path}/`, pathNot: tests },
    to: { path: `^${folder}/`, pathNot: [path, ...allowed].map((one) => `^${folder}/${one}[/.]`) },
  })),
]
