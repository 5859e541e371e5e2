import { useState } from 'react'
import { Upload } from '.'

export default { title: 'upload' }

const picture = (name: string, hue: number) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="hsl(${hue} 60% 50%)"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  )

function Pictures({ count, error, isDisabled }: { count: number; error?: string; isDisabled?: boolean }) {
  const [files, setFiles] = useState(() =>
    Array.from({ length: count }, (_, index) => picture(`document-${index + 1}.png`, index * 90)),
  )
  return (
    <div style={{ padding: 'var(--side)' }}>
      <Upload
        label="Pictures of your document"
        files={files}
        onChange={setFiles}
        error={error}
        isDisabled={isDisabled}
      />
    </div>
  )
}

export const None = () => <Pictures count={0} />
export const Missing = () => <Pictures count={0} error="Choose at least one picture." />
export const Two = () => <Pictures count={2} />
export const Full = () => <Pictures count={3} />
export const Sending = () => <Pictures count={2} isDisabled />
