/** Made by the build: every module that the shell shares, by the table of the host contract. */
declare module 'plaza-shares' {
  /** Request, version and how the module is loaded. */
  export const shares: readonly (readonly [
    request: string,
    version: string,
    get: () => Promise<() => unknown>,
  ])[]
}
