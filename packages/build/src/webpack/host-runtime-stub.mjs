// Replaces the bundler's federation runtime in a remote's build: the shell's copy is used, so that it is loaded
// once (docs/performance.md, Federation's cost). Each container has its own state, above all its own instance: the
// runtime's `init` would otherwise reuse the shell's, because both come from one build.
const { bundlerRuntime, runtime, ...federation } = globalThis.plazaFederation

export default {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
}
