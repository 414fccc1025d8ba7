import { DecimalField, Select, TextArea, TextField } from '@kontor/kit'
import { incoterms } from '@kontor/sdk'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { type Terms, type TermsKind, useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import { draftOf, type TermsDraft, termsOf, termsProblems } from './terms.ts'

interface TermsDialogProps {
  readonly id: string
  readonly kind: TermsKind
  readonly terms: Terms
  readonly onClose: () => void
}

/** What was agreed with a partner, to be written down. */
export function TermsDialog({ id, kind, terms, onClose }: TermsDialogProps) {
  const { t } = useWords()
  const [draft, setDraft] = useState(() => draftOf(terms))
  const [tried, setTried] = useState(false)
  const save = useAct(
    ({ network }, body: Terms) => {
      const given = { params: { connectionId: id }, body }
      return kind === 'payment' ? network.savePaymentTerms(given) : network.saveDeliveryTerms(given)
    },
    (_, t) => t('terms.done'),
    onClose,
  )
  const set = (part: keyof TermsDraft) => (value: string) => setDraft({ ...draft, [part]: value })
  const wrong = termsProblems(draft)
  const errorOf = (part: keyof TermsDraft) => {
    const what = tried && wrong[part]
    return what && t(`terms.wrong.${what}`)
  }
  return (
    <FormDialog visible title={t(`terms.edit.${kind}`)} onClose={onClose}>
      <ActionForm
        confirm={t('outside.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (Object.keys(wrong).length === 0) save.mutate(termsOf(draft))
        }}
      >
        {kind === 'delivery' && (
          <Select
            label={t('terms.incoterm')}
            placeholder={t('terms.incoterm.none')}
            value={draft.code === '' ? none : draft.code}
            options={[
              { id: none, label: t('terms.incoterm.none') },
              ...incoterms.map((code) => ({ id: code, label: t(`incoterm.${code}`) })),
            ]}
            onChange={(code) => set('code')(code === none ? '' : code)}
          />
        )}
        <TextField
          label={t(`terms.days.${kind}`)}
          inputMode="numeric"
          autoFocus={kind === 'payment'}
          value={draft.days}
          onChange={set('days')}
          error={errorOf('days')}
        />
        {kind === 'payment' && (
          <div className="network-fields">
            <DecimalField
              label={t('terms.percent')}
              value={draft.percent}
              onChange={set('percent')}
              notDecimal={t('terms.wrong.percent')}
              error={errorOf('percent')}
            />
            <TextField
              label={t('terms.within')}
              inputMode="numeric"
              value={draft.within}
              onChange={set('within')}
              error={errorOf('within')}
            />
          </div>
        )}
        <TextArea label={t('terms.note')} maxLength={2000} value={draft.note} onChange={set('note')} />
      </ActionForm>
    </FormDialog>
  )
}

const none = 'none'
