import { Button, DecimalField, IconButton, MoneyField, Select } from '@kontor/kit'
import type { TaxForm } from '@kontor/ubl'
import { Plus, X } from 'lucide-react'
import { FieldPlace } from '../editor/FieldPlace.tsx'
import { withChanged, withRemoved } from '../editor/lines.ts'
import { hasRate, vatCategories } from '../editor/tax.ts'
import type { Draft } from '../editor/useDraft.ts'
import { useWords } from '../kontor.ts'
import { type RateName, withRate, withTax } from './rates.ts'

/** What an invoice comes to at each rate of VAT, where nobody wants to copy its lines. */
export function RateRows({ draft, nameOf }: { draft: Draft; nameOf: RateName }) {
  const { t } = useWords()
  const { form, changeLines } = draft
  const tax = (place: number, changes: Partial<TaxForm>) =>
    changeLines(
      (lines) => withTax(lines, place, { category: 'S', percent: '', ...lines[place]?.tax, ...changes }, nameOf),
      `${place} tax`,
    )
  return (
    <div className="doc-rates" data-path="lines">
      {form.lines.map((line, place) => {
        const row = place + 1
        const path = (field: string) => `lines.${place}.${field}`
        return (
          <fieldset key={line.id} className="doc-rate" data-path={`lines.${place}`}>
            <legend className="doc-hidden">{t('papers.rate', { row })}</legend>
            <FieldPlace draft={draft} path={path('price')}>
              {(error) => (
                <MoneyField
                  label={t('papers.net')}
                  required
                  currency={form.currency}
                  value={line.price}
                  onChange={(price) =>
                    changeLines(
                      (lines) => withTax(withChanged(lines, place, { price }), place, line.tax, nameOf),
                      `${place} price`,
                    )
                  }
                  notDecimal={t('editor.notNumber')}
                  error={error}
                />
              )}
            </FieldPlace>
            <FieldPlace draft={draft} path={path('tax.percent')}>
              {(error) => (
                <DecimalField
                  label={t('line.rate')}
                  value={line.tax.percent}
                  onChange={(percent) => tax(place, { percent })}
                  disabled={!hasRate(line.tax.category)}
                  notDecimal={t('editor.notNumber')}
                  suffix="%"
                  error={error}
                />
              )}
            </FieldPlace>
            <FieldPlace draft={draft} path={path('tax.category')}>
              {(error) => (
                <Select
                  label={t('line.category')}
                  options={vatCategories.map((id) => ({ id, label: t(`vat.${id}`) }))}
                  value={line.tax.category}
                  onChange={(category) => tax(place, hasRate(category) ? { category } : { category, percent: '0' })}
                  placeholder={t('line.category')}
                  error={error}
                />
              )}
            </FieldPlace>
            {form.lines.length > 1 && (
              <IconButton
                icon={X}
                label={t('papers.removeRate', { row })}
                onClick={() => changeLines((lines) => withRemoved(lines, place))}
              />
            )}
          </fieldset>
        )
      })}
      <Button type="text" icon={Plus} onClick={() => changeLines((lines) => withRate(lines, nameOf))}>
        {t('papers.addRate')}
      </Button>
    </div>
  )
}
