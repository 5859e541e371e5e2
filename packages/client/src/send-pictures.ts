import { CallError, type Transport } from '@plaza/client/transport'
import { uploadCall, uploadTimeMs } from '@plaza/contract/site'

/** What became of the pictures of a form: the ids of those that arrived, and why one did not. */
export interface SentPictures {
  ids: string[]
  refused?: { file: File; failure: CallError }
}

/** Pictures of a form that have been sent before; a form keeps one for as long as it is open. */
export type SentBefore = Map<File, string>

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // A call takes only so many arguments.
  const chunk = 0x8000
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

/**
 * Sends pictures one after another, each once however often the form is submitted (UPLOAD-1). Stops at the first that
 * is refused and says which.
 */
export async function sendPictures(
  transport: Transport,
  files: readonly File[],
  sent: SentBefore,
): Promise<SentPictures> {
  const ids: string[] = []
  for (const file of files) {
    const known = sent.get(file)
    if (known !== undefined) {
      ids.push(known)
      continue
    }
    try {
      const picture = await base64Of(file)
      const { upload } = await transport.send(uploadCall, { body: { picture }, timeoutMs: uploadTimeMs })
      sent.set(file, upload.id)
      ids.push(upload.id)
    } catch (error) {
      const failure =
        error instanceof CallError
          ? error
          : new CallError('upload.broken', '', {}, 0, { cause: error as Error })
      return { ids, refused: { file, failure } }
    }
  }
  return { ids }
}
