/** @jest-environment node */
import { remote } from './remote'

// FRAME-8
it('the page of a running game hides header and bottom menu, because it draws a bar of its own', () => {
  expect(remote.routes.find(({ path }) => path === '/m/launchGame')).toMatchObject({
    header: false,
    bottomMenu: false,
  })
})
