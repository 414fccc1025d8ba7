/** A PDF of pages with these content streams, as small as one can be; `more` stands in its trailer. */
export function pdfOf(
  contents: readonly string[],
  { more = '', page = '', resources = '', objects = [] as readonly string[] } = {},
): Uint8Array {
  const first = 4 + objects.length
  const kids = contents.map((_, at) => `${first + 2 * at} 0 R`)
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${first + 2 * at + 1} 0 R ${page} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.7\n'
  const places = all.map((body, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${more} >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

/** A content stream that writes lines of text. */
export const textStream = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 60 780 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`

/** Whoever opens it is asked for a password (ISO 32000-1, 7.6). */
export const encrypted = {
  more: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`,
}

/** Forms that each draw the next twenty times: a page that names the first draws more than anybody could wait for. */
export function endlessForms(depth: number) {
  const drawn = '/X Do '.repeat(20)
  const objects = Array.from({ length: depth }, (_, at) => {
    const next = at + 1 < depth ? `/Resources << /XObject << /X ${5 + at} 0 R >> >>` : ''
    const content = next === '' ? '0 0 m 500 500 l S' : drawn
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] ${next} /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  return { objects, resources: '/XObject << /X 4 0 R >>' }
}
