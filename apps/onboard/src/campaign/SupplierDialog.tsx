import { TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'

const fields = ['name', 'email', 'country', 'first', 'last', 'phone'] as const
type Field = (typeof fields)[number]
const needed: readonly Field[] = ['name', 'email', 'country']
const isCountry = (text: string): boolean => /^[A-Za-z]{2}$/.test(text.trim())

/** A supplier that is added by hand, and invited at once. */
export function SupplierDialog({ group, onClose }: { group: string; onClose: () => void }) {
  const { t } = useWords()
  const [draft, setDraft] = useState<Readonly<Record<Field, string>>>({
    ...{ name: '', email: '', country: '', first: '', last: '', phone: '' },
  })
  const [tried, setTried] = useState(false)
  const add = useAct(
    async ({ onboarding }, { name, email, country, first, last, phone }: typeof draft) => {
      const { SourceId } = await onboarding.createContact({
        body: {
          ...{ CompanyName: name.trim(), Email: email.trim(), Country: country.trim().toUpperCase() },
          ...{ SupplierGroupId: group },
          ...(first.trim() && { FirstName: first.trim() }),
          ...(last.trim() && { LastName: last.trim() }),
          ...(phone.trim() && { Phone: phone.trim() }),
        },
      })
      if (SourceId) await onboarding.inviteContact({ params: { sourceId: SourceId } })
    },
    ({ name }, t) => t('supplier.added', { name }),
    onClose,
  )
  const isMissing = (field: Field) =>
    field === 'country' ? !isCountry(draft.country) : needed.includes(field) && draft[field].trim() === ''
  return (
    <FormDialog visible title={t('supplier.add')} onClose={onClose}>
      <ActionForm
        intro={t('supplier.add.text')}
        confirm={t('supplier.invite')}
        busy={add.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!fields.some(isMissing)) add.mutate(draft)
        }}
      >
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`contact.${field}`)}
            value={draft[field]}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
            error={tried && isMissing(field) && t(`contact.missing.${field as 'name' | 'email' | 'country'}`)}
            required={needed.includes(field)}
            autoFocus={field === 'name'}
          />
        ))}
      </ActionForm>
    </FormDialog>
  )
}
