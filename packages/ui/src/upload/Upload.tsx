import { Button } from '@plaza/ui/button'
import { Icon } from '@plaza/ui/icon'
import { useId, useRef, useState } from 'react'
import { takeFiles, uploadLimits, type RefusedFile } from './check-file'
import { FilePreview } from './FilePreview'
import { useUploadText } from './texts'
import css from './Upload.module.css'

export interface UploadProps {
  label: string
  help?: string
  /** The selected pictures: at most 3 PNG or JPEG files of 5 MB each. */
  files: readonly File[]
  onChange: (files: File[]) => void
  /** Why the form refuses the selection, such as that it is empty. */
  error?: string
  isDisabled?: boolean
  /** How many pictures can be selected, fewer than three where some were sent before. */
  mostFiles?: number
}

/** Selects pictures to send, with a preview of each. A file that is not accepted is named with the reason. */
export function Upload({
  label,
  help,
  files,
  onChange,
  error,
  isDisabled = false,
  mostFiles = uploadLimits.files,
}: UploadProps) {
  const t = useUploadText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const isFull = files.length >= mostFiles
  const limits = { files: mostFiles, size: uploadLimits.bytes / 1024 / 1024 }
  const add = (list: FileList | null) => {
    const result = takeFiles([...(list ?? [])], files, mostFiles)
    setRefused(result.refused)
    onChange(result.chosen)
    // Allows the same file to be selected again after it was removed.
    if (input.current) input.current.value = ''
  }
  const remove = (file: File) => {
    setRefused([])
    onChange(files.filter((other) => other !== file))
  }
  return (
    <div role="group" aria-labelledby={id} className={css.upload}>
      <p id={id} className={css.label}>
        {label}
      </p>
      {files.length > 0 && (
        <ul role="list" className={css.files}>
          {files.map((file) => (
            <FilePreview
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={isDisabled ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={uploadLimits.types.join(',')}
        aria-label={label}
        onChange={(event) => add(event.currentTarget.files)}
      />
      {!isFull && (
        <Button icon="upload" isBlock isDisabled={isDisabled} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      )}
      <p className={css.help}>{help ?? t('help', limits)}</p>
      <div aria-live="polite">
        {[
          ...refused.map(({ name, problem }) => t(problem, { name, ...limits })),
          ...(error ? [error] : []),
        ].map((text) => (
          <p key={text} className={css.error}>
            <Icon name="alert" size={16} />
            <span>{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
