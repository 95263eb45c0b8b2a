import type { Found } from '@bottega/contract/staff-content/findings.ts'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { hashOf } from '../../kernel/publishing/content-folder.ts'
import type { FolderReader, LoadedFile } from '../../kernel/publishing/content-kind.ts'
import { measurePicture } from '../../kernel/publishing/media.ts'
import type { StoredPage } from './stored-leaflet.ts'

type PagePicture = Required<Pick<StoredPage, 'hash' | 'width' | 'height'>>
/** Reports what is wrong with a file of the leaflet. */
export type Refuse = (name: string, found: Found, field?: string) => undefined

interface PagePictures {
  readonly pages: readonly PagePicture[]
  /** Hash of the PDF they come from. */
  readonly pdf?: string
}

const pageName = /^(\d{1,3})\.(?:png|jpe?g|webp)$/i
const pdfName = 'leaflet.pdf'
const mostPages = 120
const tooManyPages = (count: number): Found => ({ code: 'tooManyPages', values: { count, most: mostPages } })
/** Dots an inch a PDF page is drawn with: twice what a phone shows at once, and readable at a zoom of 5. */
const resolution = 200
const pointsPerInch = 72

/** The pages of a leaflet, from its PDF or its pictures `1.png`, `2.png` …; undefined with a finding where they fail. */
export async function readPagePictures(reader: FolderReader, refuse: Refuse): Promise<PagePictures | undefined> {
  const pdf = reader.files.get(pdfName)
  if (pdf !== undefined) return readPdf(reader, pdf, refuse)
  const files = [...reader.files].flatMap(([name, file]) => {
    const number = pageName.exec(name)?.[1]
    return number === undefined ? [] : [{ name, file, number: Number(number) }]
  })
  if (files.length === 0) return refuse('leaflet.yaml', { code: 'noPages', values: { pdf: pdfName } })
  if (files.length > mostPages) return refuse('leaflet.yaml', tooManyPages(files.length))
  files.sort((one, other) => one.number - other.number)
  const pages: PagePicture[] = []
  for (const [index, { name, file, number }] of files.entries()) {
    if (number !== index + 1) return refuse(name, { code: 'missingPage', values: { page: number, missing: index + 1 } })
    const size = await measurePicture(file)
    if ('code' in size) return refuse(name, size)
    pages.push({ hash: file.hash, ...size })
  }
  return { pages }
}

async function readPdf(reader: FolderReader, pdf: LoadedFile, refuse: Refuse): Promise<PagePictures | undefined> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf.content).catch((error: Error) => error.message)
    if (typeof document === 'string') return refuse(pdfName, { code: 'unreadablePdf', values: { message: document } })
    const count = document.getPageCount()
    if (count > mostPages) return refuse(pdfName, tooManyPages(count))
    const pages: PagePicture[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: resolution / pointsPerInch, render: 'bitmap' })
      const content = await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .png({ palette: true, quality: 90 })
        .toBuffer()
      const made = { path: pdf.path.replace(pdfName, `${page.number + 1}.png`), content, hash: hashOf(content) }
      reader.addMade(made)
      pages.push({ hash: made.hash, width, height })
    }
    document.destroy()
    return { pages, pdf: pdf.hash }
  } finally {
    library.destroy()
  }
}
