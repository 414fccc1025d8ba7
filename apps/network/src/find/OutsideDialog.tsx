import { TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { type Connection, type Partner, useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import { type OutsideDraft, outsideDraftOf, partnerOf, whatIsMissing } from './outside.ts'

interface OutsideDialogProps {
  /** The partner that is changed; none for a new one. */
  readonly partner?: Connection
  readonly onClose: () => void
}

/** A partner who is no member of the network: who they are, and how documents reach them. */
export function OutsideDialog({ partner, onClose }: OutsideDialogProps) {
  const { t } = useWords()
  const [draft, setDraft] = useState(() => outsideDraftOf(partner))
  const [tried, setTried] = useState(false)
  const [id] = useState(() => partner?.ConnectionId ?? crypto.randomUUID())
  const save = useAct(
    ({ network }, body: Partner) => network.savePartner({ params: { connectionId: id }, body }),
    ({ CompanyName }, t) => t('outside.done', { name: CompanyName }),
    onClose,
  )
  const missing = whatIsMissing(draft)
  const field = (
    part: keyof OutsideDraft,
    more: { readonly autoFocus?: boolean; readonly description?: string } = {},
  ) => (
    <TextField
      key={part}
      label={t(`outside.${part}`)}
      value={draft[part]}
      onChange={(value) => setDraft({ ...draft, [part]: value })}
      error={tried && missing.includes(part) && t(`outside.missing.${part as 'name' | 'country' | 'email'}`)}
      {...more}
    />
  )
  return (
    <FormDialog visible title={t(partner ? 'outside.edit' : 'outside.add')} onClose={onClose}>
      <ActionForm
        intro={t('outside.intro')}
        confirm={t('outside.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (missing.length === 0) save.mutate(partnerOf(draft, partner))
        }}
      >
        {field('name', { autoFocus: true })}
        {field('email')}
        {field('street')}
        <div className="network-fields">
          {field('zip')}
          {field('city')}
        </div>
        <div className="network-fields">
          {field('country', { description: t('outside.country.hint') })}
          {field('vat')}
        </div>
      </ActionForm>
    </FormDialog>
  )
}
