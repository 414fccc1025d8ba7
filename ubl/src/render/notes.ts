import { children, textOf } from '../xml/access.ts'
import { documentText } from './line.ts'
import type { Section, Sheet } from './sheet.ts'

/** Free text of the document: its notes, and what an enquiry asks or a catalogue describes. */
export function notes(sheet: Sheet): Section | undefined {
  const { root } = sheet.tree
  const paragraphs = [...children(root, 'cbc:Note'), ...children(root, 'cbc:Description')].flatMap(
    (note) => documentText(textOf(note)) ?? [],
  )
  if (paragraphs.length === 0) return undefined
  return { title: sheet.words('paper.notes'), paragraphs: paragraphs.map((run) => [run]) }
}
