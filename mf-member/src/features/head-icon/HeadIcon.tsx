import { useCall } from '@plaza/client'
import { headIconCall } from '@plaza/contract/identity'
import { Avatar } from '@plaza/ui/avatar'
import { Icon } from '@plaza/ui/icon'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import css from './HeadIcon.module.css'

const PictureSheet = lazy(() => import('./PictureSheet').then((module) => ({ default: module.PictureSheet })))

export interface HeadIconProps {
  /** Whose letter stands for a picture. */
  name: string
  hasRing: boolean
}

/** The member's picture, or the first letter of its name; a tap opens what changes it (MEMBER-7). */
export function HeadIcon({ name, hasRing }: HeadIconProps) {
  const t = useMemberCentreText()
  const { data } = useCall(headIconCall)
  const [isOpen, setOpen] = useState<boolean>()
  const icon = data?.icon ?? undefined
  return (
    <>
      <button
        type="button"
        className={css.face}
        aria-label={t('memberCentre.picture')}
        onClick={() => setOpen(true)}
      >
        <Avatar
          name={name}
          size={72}
          hasRing={hasRing}
          picture={icon === undefined ? undefined : `data:image/jpeg;base64,${icon}`}
        />
        <span aria-hidden className={css.mark}>
          <Icon name="edit" size={16} />
        </span>
      </button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <PictureSheet hasPicture={icon !== undefined} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
