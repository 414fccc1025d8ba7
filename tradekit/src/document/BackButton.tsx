import { Button } from '@kontor/kit'
import { ArrowLeft } from 'lucide-react'
import { useWords } from '../kontor.ts'

/** The way back to the list; on a narrow screen its arrow alone. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords()
  return (
    <span className="doc-turns">
      <Button type="text" icon={ArrowLeft} label={t('viewer.back')} onClick={onClick}>
        <span className="doc-roomy">{t('viewer.back')}</span>
      </Button>
    </span>
  )
}
