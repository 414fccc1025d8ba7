import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'

/** A document as one speaks of it: its number, and its day or else that of its arrival. */
export function useNamed(): (document: Metadata) => { readonly number: string; readonly date: string } {
  const { t, format } = useWords()
  return (document) => ({
    number: document.ID || t('list.noNumber'),
    date: document.Date ? format.date(document.Date) : format.day(document.CreatedDateTime),
  })
}
