import { Icon } from '@kontor/kit'
import { ClipboardList, MessageCircleQuestionMark, Reply, Stamp, UserRoundCheck } from 'lucide-react'
import type { Kind } from './filters.ts'
import { useWords } from './kontor.ts'
import { matterOf, type Piece, WorkName } from './words.tsx'

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
  const { kind } = work
  const matter = matterOf(work)
  return (
    <span className="inbox-what">
      <Icon of={iconOf[kind]} size="small" label={t(`inbox.kind.${kind}`)} />
      {tall ? (
        <span className="inbox-lines">
          {matter && <bdi className="inbox-partner doc-cut">{matter.partner}</bdi>}
          {/* Words alone take both lines. */}
          <span className={matter ? 'doc-cut' : 'inbox-wrapped'}>
            <WorkName work={work} />
          </span>
        </span>
      ) : (
        <span className="doc-cut">
          <b className="inbox-name">
            <WorkName work={work} />
          </b>{' '}
          {matter && <bdi className="doc-quiet">{matter.partner}</bdi>}
        </span>
      )}
    </span>
  )
}
