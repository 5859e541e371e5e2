import { CallError, useCallMutation, useClient, useForget } from '@plaza/client'
import { sendPictures } from '@plaza/client/send-pictures'
import { headIconCall, setHeadIconCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { fileProblem } from '@plaza/ui/upload'
import { useEffect, useRef, useState } from 'react'
import { useHeadIconText } from '../../locales/head-icon/texts'
import { wholeCrop, type Crop, type Size } from './crop'
import { cutPicture } from './cut-picture'

/** The picture that is being chosen: its file, its cut, and what becomes of it. `onDone` follows what was saved or removed. */
export function usePicture(onDone: () => void) {
  const t = useHeadIconText()
  const errorText = useErrorText()
  const { transport } = useClient()
  const { events } = useRemote()
  const forget = useForget()
  const { mutateAsync } = useCallMutation(setHeadIconCall)
  const element = useRef<HTMLImageElement>(null)
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])

  const choose = (file: File) => {
    const refusal = fileProblem(file, [])
    const reason = refusal === 'type' || refusal === 'empty' ? refusal : 'size'
    setProblem(refusal === null ? undefined : t(`headIcon.problems.${reason}`))
    setSize(undefined)
    setCrop(wholeCrop)
    setAddress(refusal ? undefined : URL.createObjectURL(file))
  }
  /** The browser cannot show the file. */
  const refuse = () => {
    setAddress(undefined)
    setProblem(t('headIcon.problems.broken'))
  }
  /** Runs a change and says how it ended; what it throws is shown. */
  const change = async (work: () => Promise<string>, said: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await mutateAsync({ body: { icon: await work() } })
      forget(headIconCall)
      events.say('toast', { kind: 'success', text: said })
      setAddress(undefined)
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) reportError(error)
      setProblem(
        error instanceof CallError
          ? errorText(error.code, error.value, error)
          : t('headIcon.problems.broken'),
      )
    }
    setBusy(false)
  }
  const sendCut = async (): Promise<string> => {
    if (!element.current) throw new Error('no picture to cut')
    const file = await cutPicture(element.current, crop)
    const { ids, refused } = await sendPictures(transport, [file], new Map())
    if (refused) throw refused.failure
    return ids[0] ?? ''
  }
  return {
    element,
    address,
    size,
    setSize,
    crop,
    setCrop,
    problem,
    isBusy,
    choose,
    refuse,
    send: () => change(sendCut, t('headIcon.saved')),
    remove: () => change(() => Promise.resolve(''), t('headIcon.removed')),
  }
}
