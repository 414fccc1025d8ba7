import { Button } from '@kontor/kit'
import { ArrowLeft } from 'lucide-react'
import { useWords } from '../kontor.ts'

/** The way back to the list, that of documents unless it is named; on a narrow screen its arrow alone. */
export function BackButton({ to, onClick }: { to?: string; onClick: () => void }) {
  const { t } = useWords()
  const name = to ?? t('viewer.back')
  return (
    <span className="doc-turns">
      <Button type="text" icon={ArrowLeft} label={name} onClick={onClick}>
        <span className="doc-roomy">{name}</span>
      </Button>
    </span>
  )
}
