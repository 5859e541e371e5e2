/** The text of a file of stored code. */
declare module '*.sql' {
  const text: string
  export default text
}
