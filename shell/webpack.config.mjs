import { join } from 'node:path'
import { shellPreset } from '@plaza/build'

const dir = import.meta.dirname

export default shellPreset(dir, {
  provideCore: join(dir, 'src/provide-core.ts'),
  firstLoadUi: ['button', 'icon-button', 'icon', 'picture', 'game-tile', 'rail', 'skeleton', 'amount', 'badge', 'avatar',
    'spinner',
    'chip', 'visually-hidden', 'page', 'class-names', 'tokens', 'reset', 'card', 'failure-card'],
})
