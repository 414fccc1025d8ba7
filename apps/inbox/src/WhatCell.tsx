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

/** What a piece is, in one line of a list: its kind, its name, by which rows of one partner differ, and whom it is with. */
export function WhatCell({ work }: { work: Piece }) {
  const { t } = useWords()
  const { kind, document } = work
  return (
    <span className="inbox-what">
      <Icon of={iconOf[kind]} size="small" label={t(`inbox.kind.${kind}`)} />
      <span className="doc-cut">
        <b className="inbox-name">
          <WorkName work={work} />
        </b>{' '}
        {document && <bdi className="doc-quiet">{document.partner}</bdi>}
      </span>
    </span>
  )
}
