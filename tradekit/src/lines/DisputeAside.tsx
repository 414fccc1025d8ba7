import { Button } from '@kontor/kit'
import type { TradeForm, Tree } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { useAmends } from '../queries/lines.ts'
import type { DocumentLine, Metadata } from '../queries/types.ts'
import { useMayAmend } from './useMayAmend.ts'

export interface DisputeAsideProps {
  readonly document: Metadata
  readonly tree: Tree
  readonly form: TradeForm
  readonly lines: ReadonlyMap<string, DocumentLine> | undefined
}

/** Above the lines of a disputed invoice of ours: the two ways to settle it. */
export function DisputeAside({ document, tree, form, lines }: DisputeAsideProps) {
  const { t } = useWords()
  const amends = useAmends(document.DocumentId)
  const mayAmend = useMayAmend(document)
  if (!mayAmend) return null
  const disputed = [...(lines?.values() ?? [])].filter(({ state }) => state === 'DISPUTED').map(({ lineId }) => lineId)
  return (
    <div className="doc-dispute">
      <p className="doc-quiet">{t('dispute.answer')}</p>
      {disputed.length > 1 && (
        <Button busy={amends.isPending} onClick={() => amends.mutate({ credit: disputed })}>
          {t('dispute.creditAll', { count: disputed.length })}
        </Button>
      )}
      <Button busy={amends.isPending} onClick={() => amends.mutate({ replace: { tree, form } })}>
        {t('dispute.replace')}
      </Button>
    </div>
  )
}
