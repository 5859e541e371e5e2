declare module '*.svg' {
  /** Path of the file, relative to the script that names it. */
  const path: string
  export = path
}
