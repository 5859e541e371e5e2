interface ImportMeta {
  /** Webpack's list of modules in a folder. */
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { (file: string): unknown; keys: () => string[] }
}
