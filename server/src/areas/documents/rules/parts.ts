import type { DocumentPart, Permission, TradeType } from '@kontor/contract'
import { isCoded } from '../../coding/rules/index.ts'

interface PartRule {
  readonly right: Permission
  /** Left out of the past: it is there as it is now. */
  readonly presentOnly?: boolean
}

const parts: Readonly<Record<DocumentPart, PartRule>> = {
  data: { right: 'document.read' },
  lines: { right: 'document.read' },
  conversation: { right: 'document.read', presentOnly: true },
  coding: { right: 'coding.read', presentOnly: true },
  assignments: { right: 'assignment.read', presentOnly: true },
  attachments: { right: 'document.read', presentOnly: true },
  history: { right: 'document.read' },
  access: { right: 'document.share' },
}

/** The parts of a document that a person with these permissions can open, now or as they were at a position of the log. */
export const partsOf = (
  entry: { readonly type: TradeType },
  permissions: ReadonlySet<Permission>,
  isPast: boolean,
): DocumentPart[] =>
  (Object.keys(parts) as DocumentPart[]).filter((part) => {
    const { right, presentOnly = false } = parts[part]
    if ((isPast && presentOnly) || (part === 'coding' && !isCoded(entry))) return false
    return permissions.has(right)
  })
