// Stands in a remote's build where the bundler's federation run-time would be: the shell's copy is used, so that it is
// on the page once (docs/decisions/0003). What a container keeps for itself is fresh.
const { bundlerRuntime, ...federation } = globalThis.plazaFederation

export default { ...federation, bundlerRuntime: { ...bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} }
