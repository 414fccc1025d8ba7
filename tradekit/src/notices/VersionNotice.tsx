import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'

type Related = Metadata['Related'][number]

/** That a document was replaced by a later version, or that a later version of it waits to be agreed to. */
export function VersionNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const by = (relation: string) => document.Related.find(({ Relation }) => Relation === relation)
  const open = ({ DocumentId }: Related) => navigate(`/view/${DocumentId}`)
  const next = by('replacedBy')
  if (next)
    return (
      <Notice
        tone="warn"
        title={t('version.replaced', { number: next.ID })}
        actions={<Button onClick={() => open(next)}>{t('version.openLater')}</Button>}
      >
        <p>{t('version.replaced.text')}</p>
      </Notice>
    )
  const later = by('laterVersion')
  const other = later ?? by('earlierVersion')
  if (!other) return null
  return (
    <Notice
      tone="bad"
      title={later ? t('version.later', { number: later.ID }) : t('version.earlier', { number: other.ID })}
      actions={
        <>
          <Button onClick={() => open(other)}>{t(later ? 'version.openLater' : 'version.openEarlier')}</Button>
          <Button onClick={() => navigate(`/compare/${document.DocumentId}/${other.DocumentId}`)}>
            {t('arrival.compare')}
          </Button>
        </>
      }
    >
      <p>{t('version.text')}</p>
    </Notice>
  )
}
