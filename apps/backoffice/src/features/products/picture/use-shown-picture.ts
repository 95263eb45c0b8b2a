import { useEffect, useState } from 'react'

/** A picture as the browser shows it: upright, whatever way the camera was held. */
export type ShownPicture = HTMLImageElement | 'unreadable' | undefined

/** Loads a file that was chosen, or the picture at an address; undefined while it loads. */
export function useShownPicture(picture: File | string): ShownPicture {
  const [shown, setShown] = useState<{ of: File | string; picture: ShownPicture }>()
  useEffect(() => {
    const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture)
    const image = new Image()
    image.src = address
    let isWanted = true
    const show = (loaded: ShownPicture) => {
      if (isWanted) setShown({ of: picture, picture: loaded })
    }
    image.decode().then(
      () => show(image),
      () => show('unreadable'),
    )
    return () => {
      isWanted = false
      if (typeof picture !== 'string') URL.revokeObjectURL(address)
    }
  }, [picture])
  return shown?.of === picture ? shown.picture : undefined
}
