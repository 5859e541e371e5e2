/** Bundles entries of a server workspace, with its npm dependencies; see the source. Resolves to the bundled files. */
export function bundleServer(
  name: string,
  entries: string[],
  where?: { outdir?: string; gateway?: string },
): Promise<string[]>
