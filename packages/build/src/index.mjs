export { remotePreset } from './remote-preset.mjs'
export { shellPreset } from './shell-preset.mjs'
