/** @jest-environment node */
import { remote } from './remote'

// FRAME-8
it('hides header and bottom menu on the page of a running game, which draws a bar of its own', () => {
  expect(remote.routes.find(({ path }) => path === '/m/launchGame')).toMatchObject({
    header: false,
    bottomMenu: false,
  })
})
