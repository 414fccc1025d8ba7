import { Checkbox, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Api, useAct } from '../words/useAct.ts'
import { dataOf, placeOf, placeParts } from './address.ts'
import { type Address, addressesKey } from './api.ts'

type Body = Omit<Address, 'id' | 'company_id'>
const types = ['DELIVERY', 'BILLING'] as const

export interface AddressDialogProps {
  /** Undefined for a new one. */
  readonly address: Address | undefined
  readonly onClose: () => void
}

/** A place of the company: what for, where, and whether it is the usual one. */
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useWords()
  const { company, notify } = useKontor()
  const [type, setType] = useState<Address['location_type']>(address?.location_type ?? 'DELIVERY')
  const [place, setPlace] = useState(() => placeOf(address))
  const [isDefault, setDefault] = useState(address?.is_default_location ?? false)
  const [tried, setTried] = useState(false)
  const save = useAct(
    addressesKey,
    ({ companies }: Api, body: Body): Promise<unknown> =>
      address
        ? companies.saveAddress({ params: { id: company.id, addressId: address.id }, body })
        : companies.addAddress({ params: { id: company.id }, body }),
    () => {
      notify('success', t('address.done.save'))
      onClose()
    },
  )
  const isPlaced = place.city.trim() !== ''
  return (
    <FormDialog visible title={t(address ? 'address.edit.title' : 'address.add.title')} onClose={onClose}>
      <ActionForm
        confirm={t('address.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isPlaced) return
          const note = address?.legal_note
          save.mutate({
            data: dataOf(place, address),
            location_type: type,
            is_default_location: isDefault,
            ...(note === undefined ? {} : { legal_note: note }),
          })
        }}
      >
        <Select
          label={t('address.type')}
          placeholder={t('address.type')}
          value={type}
          options={types.map((id) => ({ id, label: t(`address.type.${id}`) }))}
          onChange={(id) => setType(id as Address['location_type'])}
        />
        {placeParts.map((part) => (
          <TextField
            key={part}
            label={t(part === 'country' ? 'address.country' : `company.${part}`)}
            autoFocus={part === 'street'}
            value={place[part]}
            onChange={(value) => setPlace({ ...place, [part]: value })}
            error={tried && part === 'city' && !isPlaced && t('address.city.needed')}
          />
        ))}
        <Checkbox label={t('address.isDefault')} checked={isDefault} onChange={setDefault} />
      </ActionForm>
    </FormDialog>
  )
}
