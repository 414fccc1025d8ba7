import { TextField } from '@kontor/kit'
import { debitsAndCredits } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { Money } from '../words/Money.tsx'
import { kindOf } from './kinds.ts'
import { needsReason } from './tax.ts'
import type { Draft } from './useDraft.ts'

/** What bills that are named come to, less credit notes. */
export function NamedBlock({ draft: { form, totals } }: { draft: Draft }) {
  const { t } = useWords()
  const { debit, credit } = debitsAndCredits(totals, form.currency)
  const rows = [
    ['totals.debits', debit],
    ['totals.credits', `-${credit}`],
  ] as const
  return (
    <div className="doc-totals-block">
      <div />
      <dl className="doc-totals">
        {Number(credit) !== 0 &&
          rows.map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <Money value={value} currency={form.currency} bare />
              </dd>
            </div>
          ))}
        <div className="doc-payable">
          <dt>{t(kindOf(form).namesBills === 'paid' ? 'totals.paid' : 'totals.payable')}</dt>
          <dd>
            <Money value={totals.payable} currency={form.currency} strong />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** What the lines add up to, VAT by category and rate, as it is typed. */
export function TotalsBlock({ draft }: { draft: Draft }) {
  const { t, format } = useWords()
  const { form, totals, changeLines } = draft
  const reasons = [...new Set(form.lines.map(({ tax }) => tax.category))].filter(needsReason)
  return (
    <div className="doc-totals-block">
      <div className="doc-reasons" data-path="tax">
        {reasons.map((category) => (
          <TextField
            key={category}
            label={t('editor.exemption', { category: t(`vat.${category as 'E'}`) })}
            value={form.lines.find(({ tax }) => tax.category === category)?.tax.exemptionReason ?? ''}
            onChange={(exemptionReason) =>
              changeLines((lines) =>
                lines.map((line) =>
                  line.tax.category === category ? { ...line, tax: { ...line.tax, exemptionReason } } : line,
                ),
              )
            }
          />
        ))}
      </div>
      <dl className="doc-totals">
        {totals.taxExclusive !== totals.lineExtension && (
          <div>
            <dt>{t('totals.lines')}</dt>
            <dd>
              <Money value={totals.lineExtension} currency={form.currency} bare />
            </dd>
          </div>
        )}
        {Number(totals.allowanceTotal) !== 0 && (
          <div>
            <dt>{t('totals.allowances')}</dt>
            <dd>
              <Money value={`-${totals.allowanceTotal}`} currency={form.currency} bare />
            </dd>
          </div>
        )}
        {Number(totals.chargeTotal) !== 0 && (
          <div>
            <dt>{t('totals.charges')}</dt>
            <dd>
              <Money value={totals.chargeTotal} currency={form.currency} bare />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('totals.net')}</dt>
          <dd>
            <Money value={totals.taxExclusive} currency={form.currency} bare />
          </dd>
        </div>
        {totals.taxes.map((row) => (
          <div key={`${row.category} ${row.percent}`}>
            <dt>
              {t('totals.vat', {
                rate: format.percent(row.percent || '0'),
                base: format.amountParts(row.taxable, form.currency).number,
              })}
            </dt>
            <dd>
              <Money value={row.tax} currency={form.currency} bare />
            </dd>
          </div>
        ))}
        {form.taxCurrency && totals.accountedTax !== undefined && (
          <div>
            <dt>{t('totals.accounted', { currency: form.taxCurrency.code })}</dt>
            <dd>
              <Money value={totals.accountedTax} currency={form.taxCurrency.code} bare />
            </dd>
          </div>
        )}
        <div className="doc-payable">
          <dt>{t(kindOf(form).isPaid ? 'totals.payable' : 'totals.gross')}</dt>
          <dd>
            <Money value={totals.payable} currency={form.currency} strong />
          </dd>
        </div>
      </dl>
    </div>
  )
}
