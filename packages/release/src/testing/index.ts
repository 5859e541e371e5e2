export { writeFakeDist } from './fake-dist'
export { allOn, fakeRegistry } from './fake-registry'
export { fakeRelease } from './fake-release'
