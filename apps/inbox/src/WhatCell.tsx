import { Icon } from '@kontor/kit'
import { ClipboardList, MessageCircleQuestionMark, Reply, Stamp, UserRoundCheck } from 'lucide-react'
import type { Kind } from './filters.ts'
import { useWords } from './kontor.ts'
import { type Piece, WorkName } from './words.tsx'

export const iconOf = {
  APPROVAL: Stamp,
  ADVICE: MessageCircleQuestionMark,
  ASSIGNMENT: UserRoundCheck,
  TASK: ClipboardList,
  ANSWER: Reply,
} as const satisfies Record<Kind, unknown>

/**
 * What a piece is: in one line its kind, its name, by which rows of one partner differ, and whom it is with; in two whom it is with, and
 * its name.
 */
export function WhatCell({ work, tall = false }: { work: Piece; tall?: boolean }) {
  const { t } = useWords()
  const { kind, document } = work
  return (
    <span className="inbox-what">
      <Icon of={iconOf[kind]} size="small" label={t(`inbox.kind.${kind}`)} />
      {tall ? (
        <span className="inbox-lines">
          {document && <bdi className="inbox-partner doc-cut">{document.partner}</bdi>}
          <span className="doc-cut">
            <WorkName work={work} />
          </span>
        </span>
      ) : (
        <span className="doc-cut">
          <b className="inbox-name">
            <WorkName work={work} />
          </b>{' '}
          {document && <bdi className="doc-quiet">{document.partner}</bdi>}
        </span>
      )}
    </span>
  )
}
