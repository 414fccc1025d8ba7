import { ScrollRegion } from '@kontor/kit'
import { formOf, isFormType, type TradeForm, totalsOf } from '@kontor/ubl'
import { useMemo } from 'react'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { useLines } from '../queries/lines.ts'
import { useTree } from '../queries/tree.ts'
import type { Metadata } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { unitWord } from '../words/units.ts'
import { LineHead } from './LineHead.tsx'
import { LineState } from './LineState.tsx'
import '../document/document.css'

/** The lines of the document as data: item, quantity and unit, price, VAT, net; what became of each, and its dispute. */
export function LinesTab({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t, format } = useWords()
  const tree = useTree(document)
  const form: TradeForm | undefined = useMemo(() => (tree && isFormType(tree.type) ? formOf(tree) : undefined), [tree])
  const nets = useMemo(() => (form ? totalsOf(form).lines : []), [form])
  const { data: known } = useLines(document.DocumentId)
  // What became of a line is known as it is now.
  const hasStanding = document.State !== 'DRAFT' && document.AsOf === undefined
  if (!tree) return null
  if (!form || form.lines.length === 0) return <p className="doc-quiet">{t('viewer.noLines')}</p>
  return (
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
  )
}
