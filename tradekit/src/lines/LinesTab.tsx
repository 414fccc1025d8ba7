import { Button, ScrollRegion } from '@kontor/kit'
import { formOf, isFormType, type TradeForm, totalsOf } from '@kontor/ubl'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { useLines, useReferences } from '../queries/lines.ts'
import { useTree } from '../queries/tree.ts'
import type { LineReference, Metadata } from '../queries/types.ts'
import { documentName } from '../words/DocumentName.tsx'
import { Money } from '../words/Money.tsx'
import { unitWord } from '../words/units.ts'
import { LineHead } from './LineHead.tsx'
import { LineState } from './LineState.tsx'
import './line-standing.css'

// Few documents change an order, or are one to invoice.
const AfterChange = lazy(async () => ({ default: (await import('./AfterChange.tsx')).AfterChange }))
const OpenLinesDialog = lazy(async () => ({ default: (await import('./OpenLinesDialog.tsx')).OpenLinesDialog }))

/** The lines of the document as data: item, quantity and unit, price, VAT, net; to which order each belongs, what became of it, and its dispute. */
export function LinesTab({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t, format } = useWords()
  const tree = useTree(document)
  const form: TradeForm | undefined = useMemo(() => (tree && isFormType(tree.type) ? formOf(tree) : undefined), [tree])
  const nets = useMemo(() => (form ? totalsOf(form).lines : []), [form])
  const { data: known } = useLines(document.DocumentId)
  // What became of a line is known as it is now.
  const hasStanding = document.State !== 'DRAFT' && document.AsOf === undefined
  const follows = document.Related.some(({ Relation }) => Relation === 'follows' || Relation === 'corrects')
  const { data: references } = useReferences(document.DocumentId, hasStanding && follows)
  const [invoicing, setInvoicing] = useState(false)
  const currency = form?.currency
  const isInvoiced = document.DocumentType.type === 'order' && actions.turnsInto.includes('invoice')
  if (!tree) return null
  if (!form || form.lines.length === 0) return <p className="doc-quiet">{t('viewer.noLines')}</p>
  return (
    <>
      {isInvoiced && currency && <Button onClick={() => setInvoicing(true)}>{t('openLines.choose')}</Button>}
      <ScrollRegion label={t('viewer.lines')}>
        <table className="doc-table">
          <thead>
            <tr>
              <LineHead columns={['item', 'quantity', 'price', 'vat', 'net']} />
            </tr>
          </thead>
          {form.lines.map((line, at) => {
            const standing = hasStanding && known?.byId.get(line.id)
            return (
              <tbody key={`${line.id} ${line.name}`}>
                <tr>
                  <td>
                    <bdi>{line.name}</bdi>
                    {line.sellersItemId && (
                      <small>
                        {' '}
                        <bdi>{line.sellersItemId}</bdi>
                      </small>
                    )}
                    {line.description && (
                      <small className="doc-block">
                        <bdi>{line.description}</bdi>
                      </small>
                    )}
                    <Belongs to={references?.get(line.id)} />
                  </td>
                  <td data-align="end">
                    {format.quantity(line.quantity)} <small>{unitWord(line.unit, t)}</small>
                  </td>
                  <td data-align="end">{line.price && <Money value={line.price} currency={form.currency} bare />}</td>
                  <td data-align="end">{line.tax.percent && format.percent(line.tax.percent)}</td>
                  <td data-align="end">{line.price && <Money value={nets[at]} currency={form.currency} bare />}</td>
                </tr>
                {standing && (
                  <tr>
                    <td colSpan={5}>
                      <LineState document={document} line={standing} actions={actions} />
                    </td>
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      </ScrollRegion>
      <Suspense fallback={null}>
        {document.DocumentType.type === 'orderchange' && hasStanding && <AfterChange document={document} />}
        {invoicing && currency && (
          <OpenLinesDialog
            orders={[{ id: document.DocumentId, number: document.ID, currency }]}
            onClose={() => setInvoicing(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The line of another document that a line is of, and the way there. */
function Belongs({ to }: { to: LineReference | undefined }) {
  const { t } = useWords()
  const navigate = useNavigate()
  if (to === undefined) return null
  const document = documentName({ type: to.type, number: to.ID }, t)
  return (
    <span className="doc-block">
      <Button type="text" onClick={() => navigate(`/view/${to.documentId}`, { state: { tab: 'lines' } })}>
        {to.referencedLineId ? t('line.of', { document, line: to.referencedLineId }) : document}
      </Button>
    </span>
  )
}
