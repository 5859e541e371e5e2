/** Where the demo's chat is. */
export const chatPath = '/wps/demo-chat'
