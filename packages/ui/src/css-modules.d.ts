declare module '*.module.css' {
  /** Class name as it is written → as it is in the page. */
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css'
