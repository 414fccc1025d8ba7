import { ComboBox, type ComboBoxProps } from '@kontor/kit'
import { type Item, useItems } from '@kontor/tradekit/items'
import { unitWord } from '@kontor/tradekit/words'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../kontor.ts'
import type { TypedLine } from '../typed-line.ts'
import { type Offer, useOffers } from './api.ts'
import { filledBy, filledByItem } from './offers.ts'

export interface NeedFieldProps extends Pick<ComboBoxProps, 'label' | 'error' | 'placeholder'> {
  readonly line: TypedLine
  readonly currency: string
  readonly onChange: (change: Partial<TypedLine>) => void
}

/** The most of either kind that are proposed. */
const maxOffers = 8

/** What is needed, in one’s own words, as an item of a catalogue or as one bought earlier; those of catalogues are proposed first. */
export function NeedField({ line, currency, onChange, ...field }: NeedFieldProps) {
  const { t, format } = useWords()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const isAsked = text.length > 1
  const found = useOffers(text, isAsked)
  const bought = useItems(
    { text, side: 'PURCHASES', connectionId: line.supplierId ?? undefined, limit: maxOffers },
    isAsked,
  )
  const offers = typed === '' ? [] : (found.data?.Items.slice(0, maxOffers) ?? [])
  const numbers = new Set(offers.map(({ SellersItemID }) => SellersItemID))
  // What a catalogue has is not proposed once more because it was bought before.
  const items =
    typed === '' ? [] : (bought.data?.Items ?? []).filter(({ SellersItemId = '' }) => !numbers.has(SellersItemId))
  const price = (value: string, currencyId: string, unit: string) =>
    t('catalogues.priceOf', { price: format.amount(value, currencyId), unit: unitWord(unit, t) })
  const options = [
    ...offers.map((offer) => ({ id: keyOf(offer), label: offer.Name, note: offerNote(offer) })),
    ...items.map((item) => ({ id: item.Id, label: item.Name, note: itemNote(item) })),
  ]
  return (
    <ComboBox
      {...field}
      proposes
      options={options}
      value={null}
      onChange={(id) => {
        const offer = offers.find((one) => keyOf(one) === id)
        const item = items.find((one) => one.Id === id)
        setTyped('')
        if (offer) onChange(filledBy(offer, line, currency))
        else if (item) onChange(filledByItem(item, line, currency))
      }}
      text={line.name}
      onText={(name) => {
        setTyped(name)
        onChange({ name })
      }}
      loadingText={t('buy.loading')}
      emptyText={t('items.noneFits')}
      openLabel={t('items.propose')}
    />
  )

  function offerNote({ SupplierName, SellersItemID, Price, UnitCode, CatalogueName }: Offer): string {
    const source = SupplierName === undefined ? CatalogueName : t('catalogues.from', { name: SupplierName })
    return [price(Price.value, Price.currencyID, UnitCode), source, SellersItemID].join(' · ')
  }

  function itemNote({ SellersItemId, Price, Currency = '', Unit }: Item): string {
    const cost = Price === undefined ? undefined : price(Price, Currency, Unit)
    return [cost, t('catalogues.bought'), SellersItemId].filter((one) => one !== undefined).join(' · ')
  }
}

const keyOf = ({ CatalogueId, SellersItemID }: Offer): string => `${CatalogueId} ${SellersItemID}`
