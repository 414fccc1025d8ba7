import { Button } from '@kontor/kit'
import type { TradeForm, Tree } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { type DocumentLines, useAmends } from '../queries/lines.ts'
import type { Metadata } from '../queries/types.ts'

export interface DisputeAsideProps {
  readonly document: Metadata
  readonly tree: Tree
  readonly form: TradeForm
  readonly lines: DocumentLines
}

/** Above the lines of a disputed invoice of ours: the two ways to settle it. */
export function DisputeAside({ document, tree, form, lines }: DisputeAsideProps) {
  const { t } = useWords()
  const amends = useAmends(document.DocumentId)
  if (lines.settlements.length === 0) return null
  const creditable = [...lines.byId.values()].flatMap(({ lineId, allowedActions }) =>
    allowedActions?.includes('credit') ? [lineId] : [],
  )
  return (
    <div className="doc-dispute">
      <p className="doc-quiet">{t('dispute.answer')}</p>
      {creditable.length > 1 && (
        <Button busy={amends.isPending} onClick={() => amends.mutate({ credit: creditable })}>
          {t('dispute.creditAll', { count: creditable.length })}
        </Button>
      )}
      {lines.settlements.includes('replace') && (
        <Button busy={amends.isPending} onClick={() => amends.mutate({ replace: { tree, form } })}>
          {t('dispute.replace')}
        </Button>
      )}
    </div>
  )
}
