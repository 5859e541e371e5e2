import { remotePreset } from '@plaza/build'

export default remotePreset(import.meta.dirname)
