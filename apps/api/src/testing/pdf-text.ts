import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The words of a PDF, page by page, as a reader copies them. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(content)
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
