/** The router of the facade at an address chosen by the test. */
export { MemoryRouter } from './routing/MemoryRouter'
