declare module '*.module.css' {
  /** Class name in the source → class name in the page. */
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css'
