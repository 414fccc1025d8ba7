import { formatAmount } from '@kontor/i18n'
import { sheetText } from '@kontor/i18n/sheets'
import { DropZone, marksOf, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useMemo, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useSaveBudgets } from './api.ts'
import { DaysFields, isNoPeriod } from './DaysFields.tsx'
import { ListField, noListId, useCostLists } from './ListField.tsx'
import { pastedBudgets } from './pasted-budgets.ts'

/** How many rows that cannot be taken are told at once. */
const maxReported = 5

/** Sets the budgets of a period from a spreadsheet: what they are is shown before anything is set. */
export function PasteDialog({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('budgets.paste')} onClose={onClose}>
      <PasteForm onClose={onClose} />
    </FormDialog>
  )
}

function PasteForm({ onClose }: { onClose: () => void }) {
  const { t, today, locale } = useWords()
  const { notify, company } = useKontor()
  const year = today.slice(0, 4)
  const [from, setFrom] = useState(`${year}-01-01`)
  const [to, setTo] = useState(`${year}-12-31`)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const { lists, listId, setChosen } = useCostLists()
  const { budgets, faults } = useMemo(() => pastedBudgets(text, marksOf(locale)), [text, locale])
  const save = useSaveBudgets((count) => {
    notify('success', t('budgets.pasted', { count }))
    onClose()
  })
  const [first] = budgets
  const isWrong = budgets.length === 0 || faults.length > 0 || isNoPeriod(from, to)
  return (
    <ActionForm
      intro={t('budgets.paste.text')}
      confirm={t('budgets.paste.do')}
      busy={save.isPending}
      error={save.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        const period = { From: from, To: to, ...(listId !== noListId && { ListId: listId }) }
        if (!isWrong) void save.run({ ...period, Budgets: [...budgets] })
      }}
    >
      <DaysFields from={from} to={to} onFrom={setFrom} onTo={setTo} />
      <ListField lists={lists} value={listId} onChange={setChosen} />
      <TextArea
        label={t('budgets.paste.rows')}
        rows={5}
        autoFocus
        value={text}
        onChange={setText}
        error={tried && budgets.length === 0 && faults.length === 0 && t('budgets.paste.none')}
      />
      <div role="status">
        {first && (
          <p className="buy-hint">
            {t('budgets.paste.found', {
              count: budgets.length,
              first: [first.CostCentre, first.Name].filter(Boolean).join(' '),
              amount: formatAmount(first.Amount, company.currency, locale),
            })}
          </p>
        )}
        {faults.slice(0, maxReported).map(({ row, why, text: cell }) => (
          <p key={row} className="budget-fault">
            {t(`budgets.paste.${why}`, { row, text: cell })}
          </p>
        ))}
      </div>
      <DropZone
        text={t('budgets.paste.drop')}
        buttonText={t('budgets.paste.choose')}
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        onFiles={async ([file]) => file && setText(sheetText(new Uint8Array(await file.arrayBuffer())))}
      />
    </ActionForm>
  )
}
