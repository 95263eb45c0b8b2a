import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

const Cropper = lazy(() => import('./PictureCropper.tsx').then(({ PictureCropper: part }) => ({ default: part })))

const ofCrop: ReadonlySet<string> = new Set(['error.desk.cropOutside', 'error.desk.cropUnusable'])
const ofFile: ReadonlySet<string> = new Set([
  'error.desk.pictureSmall',
  'error.form.fileMissing',
  'error.form.fileType',
  'error.form.fileUnsafe',
  'error.request.fileTooLarge',
])

/** A refusal of the shop that is shown at the file or its crop, no more above the form. */
export const isOfPicture = (code: string | undefined): boolean =>
  code !== undefined && (ofCrop.has(code) || ofFile.has(code))

export interface Refused {
  readonly code: string | undefined
  readonly text: string | undefined
}

const textIf = (codes: ReadonlySet<string>, { code, text }: Refused) =>
  code !== undefined && codes.has(code) ? text : undefined

/** Chooses the file of a picture, and what of it is shown. */
export function PictureFields({ refused }: { refused: Refused }) {
  const t = useTranslations('products')
  const [file, setFile] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  const error = textIf(ofFile, refused)
  useEffect(() => {
    // Its description, the error, is read out with it.
    if (error !== undefined) input.current?.focus()
  }, [error])
  return (
    <>
      <TextField
        ref={input}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={t('pictureFile')}
        help={t('pictureHelp')}
        error={error}
        required
        onChange={({ currentTarget: { files } }) => setFile(files?.[0])}
      />
      {file !== undefined && <LoadedCropper picture={file} error={textIf(ofCrop, refused)} />}
    </>
  )
}

/** Chooses what is shown of the picture that is there. */
export function PictureCutFields({ picture, refused }: { picture: string; refused: Refused }) {
  const error = isOfPicture(refused.code) ? refused.text : undefined
  return <LoadedCropper picture={picture.replace('/thumb/', '/large/')} error={error} />
}

/** Its program comes with the first picture that is shown. */
function LoadedCropper(props: { picture: File | string; error: string | undefined }) {
  return (
    <Suspense fallback={<Skeleton shape="picture" />}>
      <Cropper {...props} />
    </Suspense>
  )
}
