import { DocumentName, documentName } from '@kontor/tradekit/words'
import { useWords, type Words } from './kontor.ts'
import type { Work } from './work.ts'

export type Piece = Pick<Work, 'document' | 'kind' | 'type' | 'why' | 'subjectType' | 'subjectId'> &
  Partial<Pick<Work, 'requisition'>>

/** What a piece is about, as far as it has a number, a partner and an amount: its document, or the requisition. */
export function matterOf({ document, requisition }: Pick<Piece, 'document' | 'requisition'>) {
  if (document || !requisition) return document
  const { number, requester, amount, currency } = requisition
  return { type: 'requisition', number, partner: requester ?? '', amount, currency } as const
}

/** What a piece is called: its document, or what it is about, or why it was given. */
export function nameOf(work: Piece, { t }: Pick<Words, 't'>): string {
  const matter = matterOf(work)
  if (matter) return documentName(matter, t)
  if (work.kind === 'TASK') return work.why ?? work.subjectId ?? work.type
  return work.why ?? aboutOf(work, { t })
}

/** The same with its partner, where it is read by itself. */
export const calledFully = (work: Piece, words: Pick<Words, 't'>): string =>
  [matterOf(work)?.partner, nameOf(work, words)].filter(Boolean).join(' · ')

/** What a piece that is about no document is about. */
function aboutOf({ kind, subjectType }: Piece, { t }: Pick<Words, 't'>): string {
  switch (subjectType) {
    case 'COMPANY':
    case 'USER':
    case 'CONNECTION':
    case 'NETWORK_REQUEST':
      return t(`inbox.subject.${subjectType}`)
    default:
      return t(`inbox.kind.${kind}`)
  }
}

/** The same on a screen, where a number runs in its own direction. */
export function WorkName({ work }: { work: Piece }) {
  const words = useWords()
  const matter = matterOf(work)
  if (matter) return <DocumentName {...matter} />
  return <bdi>{nameOf(work, words)}</bdi>
}
