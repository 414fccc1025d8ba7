import { DecimalField, isDecimal, Select, TextField } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { CategoryField } from '../categories/CategoryField.tsx'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { hasRate, vatCategories } from '../editor/tax.ts'
import { useKontor, useWords } from '../kontor.ts'
import { inputOf, useSaveItem } from '../queries/items.ts'
import type { Item, ItemInput } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'
import { unitOptions } from '../words/units.ts'
import './items.css'

const numbers = [
  ['SellersItemId', 'items.sellersId'],
  ['BuyersItemId', 'items.buyersId'],
  ['StandardItemId', 'items.standardId'],
] as const

/** Enters an item, or changes what is known of it. */
export function ItemDialog({ item, currency, onClose }: { item?: Item; currency: string; onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [id] = useState(() => item?.Id ?? crypto.randomUUID())
  const [input, setInput] = useState<ItemInput>(() => (item === undefined ? fresh : inputOf(item)))
  const [tried, setTried] = useState(false)
  const { mutateAsync, isPending, error } = useSaveItem(id, ({ Name }) => {
    notify('success', t('items.saved', { name: Name }))
    onClose()
  })
  const save = useOnce(mutateAsync)
  const set = (fields: Partial<ItemInput>) => setInput((before) => ({ ...before, ...fields }))
  const { Name: name, Price: price = '', VatRate: rate = '', VatCategory: category = 'S' } = input
  const isReady = name.trim() !== '' && [price, rate].every((one) => one === '' || isDecimal(one))
  return (
    <FormDialog visible title={t(item ? 'items.editTitle' : 'items.newTitle')} onClose={onClose}>
      <ActionForm
        confirm={t('items.save')}
        busy={isPending}
        error={error && messageOf(error, t)}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isReady) save(complete(input, currency))
        }}
      >
        <TextField
          label={t('line.item')}
          required
          autoFocus
          value={name}
          onChange={(Name) => set({ Name })}
          error={tried && name.trim() === '' && t('items.nameNeeded')}
        />
        <TextField
          label={t('line.description')}
          value={input.Description ?? ''}
          onChange={(Description) => set({ Description })}
        />
        <CategoryField
          label={t('category.label')}
          value={input.CommodityCode ? { code: input.CommodityCode, scheme: input.CommodityScheme } : undefined}
          onChange={(chosen) => set({ CommodityCode: chosen?.code ?? '', CommodityScheme: chosen?.scheme ?? '' })}
        />
        <div className="doc-item-fields">
          {!item && (
            <Select
              label={t('items.side')}
              placeholder={t('items.side')}
              options={(['SALES', 'PURCHASES'] as const).map((one) => ({ id: one, label: t(`items.side.${one}`) }))}
              value={input.Side}
              onChange={(Side) => set({ Side: Side as ItemInput['Side'] })}
            />
          )}
          {numbers.map(([field, label]) => (
            <TextField
              key={field}
              label={t(label)}
              value={input[field] ?? ''}
              onChange={(text) => set({ [field]: text })}
            />
          ))}
          <Select
            label={t('line.unit')}
            placeholder={t('line.unit')}
            options={unitOptions(input.Unit, t)}
            value={input.Unit}
            onChange={(Unit) => set({ Unit })}
          />
          <DecimalField
            label={t('items.price', { currency: input.Currency ?? currency })}
            value={price}
            onChange={(Price) => set({ Price })}
            notDecimal={t('editor.notNumber')}
          />
          <Select
            label={t('line.category')}
            placeholder={t('line.category')}
            options={vatCategories.map((one) => ({ id: one, label: t(`vat.${one}`) }))}
            value={category}
            onChange={(VatCategory) => set(hasRate(VatCategory) ? { VatCategory } : { VatCategory, VatRate: '0' })}
          />
          <DecimalField
            label={t('line.rate')}
            value={rate}
            onChange={(VatRate) => set({ VatRate })}
            disabled={!hasRate(category)}
            notDecimal={t('editor.notNumber')}
            suffix="%"
          />
        </div>
      </ActionForm>
    </FormDialog>
  )
}

const fresh: ItemInput = { Side: 'SALES', Name: '', Unit: 'C62', Hidden: false }

/** Without what was left empty. */
function complete({ Price, VatRate, ...input }: ItemInput, currency: string): ItemInput {
  return {
    ...input,
    VatCategory: input.VatCategory ?? 'S',
    ...(Price && { Price, Currency: input.Currency ?? currency }),
    ...(VatRate && { VatRate }),
  }
}
