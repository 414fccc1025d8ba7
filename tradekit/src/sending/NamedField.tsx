import { Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useNamed } from '../queries/named-bills.ts'
import type { Metadata } from '../queries/types.ts'

/** That a bill which the document names is paid by now, or disputed: whoever sends it all the same has seen it. */
export function NamedField({ document: { DocumentId, DocumentType } }: { document: Metadata }) {
  const { t } = useWords()
  const namesBills = DocumentType.type === 'reminder' || DocumentType.type === 'remittanceadvice'
  const { data } = useNamed(DocumentId, namesBills)
  const outdated = (data?.Names ?? []).filter(({ Because }) => Because !== undefined)
  if (outdated.length === 0) return null
  return (
    <div className="doc-send-parties" role="alert">
      <Status tone="warn">{t('send.outdated')}</Status>
      <ul>
        {outdated.map(({ LineId: line, ID: number, Because: why = '' }) => (
          <li key={line}>{t('send.outdatedLine', { line, number, why })}</li>
        ))}
      </ul>
    </div>
  )
}
