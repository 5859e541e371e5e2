import { shellPreset } from '@plaza/build'

export default shellPreset(import.meta.dirname)
