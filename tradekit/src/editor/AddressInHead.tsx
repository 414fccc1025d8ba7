import { TextField } from '@kontor/kit'
import type { TradeForm } from '@kontor/ubl'
import { CountryField } from '../countries/CountryField.tsx'
import { useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { Draft } from './useDraft.ts'

type Address = NonNullable<TradeForm['deliveryAddress']>

const parts = ['street', 'zip', 'city'] as const

/** Where goods are delivered to (BG-15), where that is not where their buyer sits. */
export function AddressInHead({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const address = draft.form.deliveryAddress ?? {}
  const set = (change: Address) => {
    const next = { ...address, ...change }
    draft.change({ deliveryAddress: Object.values(next).some(Boolean) ? next : undefined })
  }
  return (
    <fieldset className="doc-deliver" data-path="deliveryAddress">
      <legend>{t('editor.deliverTo')}</legend>
      {parts.map((part) => (
        <FieldPlace key={part} draft={draft} path={`deliveryAddress.${part}`}>
          {(error) => (
            <TextField
              label={t(`editor.${part}`)}
              value={address[part] ?? ''}
              onChange={(text) => set({ [part]: text || undefined })}
              error={error}
            />
          )}
        </FieldPlace>
      ))}
      <FieldPlace draft={draft} path="deliveryAddress.country">
        {(error) => (
          <CountryField
            label={t('editor.country')}
            value={address.country}
            onChange={(country) => set({ country })}
            error={error}
          />
        )}
      </FieldPlace>
    </fieldset>
  )
}
