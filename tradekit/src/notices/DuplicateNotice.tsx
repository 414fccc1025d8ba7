import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { DuplicateActions } from './DuplicateActions.tsx'
import { Notice } from './Notice.tsx'
import { useNamed } from './useNamed.ts'

export interface DuplicateNoticeProps {
  readonly document: Metadata
  readonly by: NonNullable<Metadata['DuplicateBy']>
  readonly actions: DocumentActions
}

/** That a document looks like one that is there: which, by what, both side by side, and the two ways out. */
export function DuplicateNotice({ document, by, actions }: DuplicateNoticeProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const named = useNamed()
  const reference = document.Related.find(({ Relation }) => Relation === 'duplicates')
  const { data } = useMetadata(reference?.DocumentId)
  const original = data && named(data)
  return (
    <Notice
      tone="warn"
      title={t('arrival.duplicate.title')}
      actions={
        <>
          {reference && (
            <Button type="primary" onClick={() => navigate(`/compare/${document.DocumentId}/${reference.DocumentId}`)}>
              {t('arrival.compare')}
            </Button>
          )}
          <DuplicateActions actions={actions} original={original} />
        </>
      }
    >
      <p>{reference ? original && t(`arrival.duplicate.${by}`, original) : t('arrival.duplicate.unseen')}</p>
    </Notice>
  )
}
