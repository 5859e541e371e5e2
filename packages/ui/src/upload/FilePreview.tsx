import { IconButton } from '@plaza/ui/icon-button'
import { useEffect, useState } from 'react'
import { useUploadText } from './texts'
import css from './Upload.module.css'

export interface FilePreviewProps {
  file: File
  /** Absent while changes are not allowed. */
  onRemove?: () => void
}

/** Preview of a chosen picture, as it will be sent. */
export function FilePreview({ file, onRemove }: FilePreviewProps) {
  const t = useUploadText()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <li className={css.file}>
      {address && <img src={address} alt={file.name} className={css.picture} />}
      {onRemove && (
        <span className={css.remove}>
          <IconButton icon="x" label={t('remove', { name: file.name })} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}
