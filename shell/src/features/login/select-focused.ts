/**
 * Selects what was filled into the field of a form that a person is in, so that what they type replaces it instead of being
 * appended (LOGIN-1).
 */
export function selectFocusedIn(form: HTMLFormElement | null): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && form?.contains(field)) field.select()
}
