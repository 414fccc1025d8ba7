import { RadioGroup } from '@kontor/kit'
import { useState } from 'react'
import { AllowanceFields } from '../editor/AllowanceFields.tsx'
import { HeadFields } from '../editor/HeadFields.tsx'
import { LineTable } from '../editor/LineTable.tsx'
import { NoteField } from '../editor/NoteField.tsx'
import { PaymentFields } from '../editor/PaymentFields.tsx'
import { TotalsBlock } from '../editor/TotalsBlock.tsx'
import type { Draft } from '../editor/useDraft.ts'
import { useWords } from '../kontor.ts'
import { RateRows } from './RateRows.tsx'
import { isByRates } from './rates.ts'
import { SupplierField } from './SupplierField.tsx'
import { useRateName } from './useRateName.ts'

/** What a received invoice says, in the order in which people read it. */
export function PaperForm({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { form, change } = draft
  const nameOf = useRateName()
  const [by, setBy] = useState<'totals' | 'lines'>(() => (isByRates(form, nameOf) ? 'totals' : 'lines'))
  return (
    <>
      <SupplierField draft={draft} />
      <RadioGroup
        label={t('papers.type')}
        value={form.type}
        onChange={(type) => change({ type: type === 'CreditNote' ? 'CreditNote' : 'Invoice' })}
        options={[
          { id: 'Invoice', label: t('type.invoice') },
          { id: 'CreditNote', label: t('type.creditnote') },
        ]}
      />
      <HeadFields draft={draft} />
      <RadioGroup
        label={t('papers.by')}
        value={by}
        onChange={(next) => setBy(next === 'lines' ? 'lines' : 'totals')}
        options={[
          { id: 'totals', label: t('papers.byTotals') },
          { id: 'lines', label: t('papers.byLines') },
        ]}
      />
      {by === 'lines' ? <LineTable draft={draft} isReceived /> : <RateRows draft={draft} nameOf={nameOf} />}
      {by === 'lines' && <AllowanceFields draft={draft} />}
      <TotalsBlock draft={draft} />
      <PaymentFields draft={draft} />
      <NoteField draft={draft} />
    </>
  )
}
