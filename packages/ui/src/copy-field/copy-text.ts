/**
 * Copies text to the clipboard. Returns false when the browser refuses, so that the host can select the text instead.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on plain http (no secure context), although its type says otherwise.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return clipboard
    ? clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : false
}
