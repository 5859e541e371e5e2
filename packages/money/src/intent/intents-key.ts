/**
 * The key of session storage under which a remote keeps its money intents; the remote declares it in its `storage`.
 * `mf-cashier` has the bare name, under which its releases before this package kept what is still on its way.
 */
export const intentsKey = (remote: string): string =>
  remote === 'mf-cashier' ? 'plaza.intent' : `plaza.intent.${remote}`
