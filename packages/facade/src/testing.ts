/** The router of the facade over an address of the test's own. */
export { MemoryRouter } from 'react-router-dom'
