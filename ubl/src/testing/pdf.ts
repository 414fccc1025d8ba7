import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as another reader than ours sees it. */
export async function seenIn(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, dir: item.dir }]
        : [],
    )
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    pages.push({ pieces, text: text.replace(/\s+/g, ' '), view: page.view, structure: await page.getStructTree() })
  }
  const { info, metadata } = await pdf.getMetadata()
  const enclosed = [...((await pdf.getAttachments())?.keys() ?? [])]
  await pdf.loadingTask.destroy()
  return { pages, info: info as Record<string, unknown>, metadata, enclosed }
}
