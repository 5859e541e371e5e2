export { draw } from './draw'
export { fakeMotion, type FakeAnimation, type FakeMotion } from './fake-motion'
