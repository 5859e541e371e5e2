import { join } from 'node:path'
import { shellPreset } from '@plaza/build'

const dir = import.meta.dirname

export default shellPreset(dir, { provideCore: join(dir, 'src/provide-core.ts') })
