// Stands in a remote's build where the bundler's federation run-time would be: the shell's copy is used, so that it is
// on the page once (docs/decisions/0003). What a container keeps for itself is fresh, its instance first of all: the
// run-time's own `init` would take the shell's for it, because both come from one build.
const { bundlerRuntime, runtime, ...federation } = globalThis.plazaFederation

export default {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
}
