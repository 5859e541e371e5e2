const name = 'PlazaHashInPathPlugin'

/** Path of a module's file. Webpack writes a `#` in it, which begins a fragment in a request, with a zero character before. */
export const fileOfModule = (module) => module?.resource?.replaceAll('\0', '')

/**
 * Lets the imports whose file is known only at run time (webpack's contexts) work in a folder whose path has a `#`. START-7
 */
export class HashInPathPlugin {
  apply(compiler) {
    compiler.hooks.contextModuleFactory.tap(name, (factory) =>
      factory.hooks.afterResolve.tap(name, (data) =>
        typeof data.resource === 'string'
          ? { ...data, resource: data.resource.replaceAll('#', '\0#') }
          : data,
      ),
    )
  }
}
