import { Button } from '@plaza/ui/button'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { uploadLimits } from '@plaza/ui/upload'
import { useRef, type ChangeEvent } from 'react'
import { useHeadIconText } from '../../locales/head-icon/texts'
import { CropFrame } from './CropFrame'
import { usePicture } from './usePicture'

export interface PictureSheetProps {
  /** Whether there is a picture to remove. */
  hasPicture: boolean
  isOpen: boolean
  onClose: () => void
}

/** Chooses or takes a profile picture, cuts and sends it, or removes the one there is (MEMBER-7). */
export function PictureSheet({ hasPicture, isOpen, onClose }: PictureSheetProps) {
  const t = useHeadIconText()
  const picture = usePicture(onClose)
  const [library, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    if (file) picture.choose(file)
    // Allows the same file to be chosen again.
    event.currentTarget.value = ''
  }
  const input = { type: 'file', hidden: true, accept: uploadLimits.types.join(','), onChange: take } as const
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('headIcon.title')}
      detail={t('headIcon.detail')}
      footer={
        picture.address !== undefined && (
          <Button
            variant="primary"
            size="large"
            isBlock
            isBusy={picture.isBusy}
            isDisabled={!picture.size}
            onClick={() => void picture.send()}
          >
            {t('headIcon.save')}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {picture.problem !== undefined && <FormProblem text={picture.problem} />}
        {picture.address !== undefined && (
          <CropFrame
            address={picture.address}
            picture={picture.element}
            size={picture.size}
            crop={picture.crop}
            onSize={picture.setSize}
            onCrop={picture.setCrop}
            onBroken={picture.refuse}
          />
        )}
        <input ref={library} {...input} aria-label={t('headIcon.choose')} />
        <input ref={camera} {...input} capture="user" aria-label={t('headIcon.take')} />
        <Button isBlock icon="image" isDisabled={picture.isBusy} onClick={() => library.current?.click()}>
          {t(picture.address === undefined ? 'headIcon.choose' : 'headIcon.other')}
        </Button>
        <Button isBlock icon="camera" isDisabled={picture.isBusy} onClick={() => camera.current?.click()}>
          {t('headIcon.take')}
        </Button>
        {hasPicture && picture.address === undefined && (
          <Button
            isBlock
            variant="danger"
            icon="trash"
            isBusy={picture.isBusy}
            onClick={() => void picture.remove()}
          >
            {t('headIcon.remove')}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}
