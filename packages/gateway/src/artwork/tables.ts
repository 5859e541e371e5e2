declare module '../kernel/database/schema' {
  interface Schema {
    /** Artwork paths that may be rendered: what no row names is never drawn for a stranger. */
    artwork: { path: string }
  }
}

export {}
