/**
 * Remembers that the site was opened from the profile that it offers to iOS (DOWNLOAD-3): the profile's web clip opens
 * the site with `?webclip=1`, and local storage `WEBCLIP` is '1' from then on.
 */
export function keepWebclip(search: string, storage: Storage): void {
  if (new URLSearchParams(search).get('webclip') === '1') storage.setItem('WEBCLIP', '1')
}
