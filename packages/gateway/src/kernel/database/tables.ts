declare module './schema' {
  interface Schema {
    /** The functions and triggers that `applyStoredCode` wrote. */
    stored_code: {
      /** Of a trigger with its table, `name on table`. */
      name: string
      /** Of its text. */
      hash: string
    }
  }
}

export {}
