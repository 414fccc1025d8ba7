import { Button, ScrollRegion, Skeleton } from '@kontor/kit'
import { ArrowLeft } from 'lucide-react'
import { Paper } from '../document/Paper.tsx'
import { useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import { documentName } from '../words/DocumentName.tsx'

/** A document that is there already, in the place of the paper, to be compared with what is entered. */
export function TwinPaper({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useWords()
  const { data } = useMetadata(id)
  const name = data ? documentName({ type: data.DocumentType.type, number: data.ID }, t) : ''
  return (
    <section className="doc-pages" aria-label={name}>
      <div className="doc-pages-bar">
        <Button type="text" icon={ArrowLeft} onClick={onBack}>
          {t('papers.backToPaper')}
        </Button>
        <b>{name}</b>
      </div>
      <ScrollRegion className="doc-pages-scroll" label={name}>
        {data ? (
          <Paper id={id} version={data.Version} type={data.DocumentType.type} number={data.ID} />
        ) : (
          <Skeleton rows={8} label={t('list.loading')} />
        )}
      </ScrollRegion>
    </section>
  )
}
