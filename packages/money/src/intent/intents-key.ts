/**
 * The key of session storage under which a remote keeps its money intents; the remote declares it in its `storage`.
 * `mf-cashier` has the bare name, because earlier releases of it stored open intents under that name.
 */
export const intentsKey = (remote: string): string =>
  remote === 'mf-cashier' ? 'plaza.intent' : `plaza.intent.${remote}`
