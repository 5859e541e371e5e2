/** Puts text on the clipboard. False where the browser refuses, so that the host can select it instead. */
export async function copyText(text: string): Promise<boolean> {
  // Absent on plain http (no secure context), whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return clipboard
    ? clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : false
}
