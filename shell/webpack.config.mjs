import { join } from 'node:path'
import { shellPreset } from '@plaza/build'
import { firstLoadUi } from './first-load-ui.mjs'

const dir = import.meta.dirname

export default shellPreset(dir, { provideCore: join(dir, 'src/provide-core.ts'), firstLoadUi })
