import { ComboBox, type ComboBoxProps } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useItems } from '../queries/items.ts'
import type { Item } from '../queries/types.ts'
import { filled } from './filled.ts'

export interface ItemFieldProps extends Pick<ComboBoxProps, 'label' | 'hideLabel' | 'quiet' | 'placeholder' | 'error'> {
  readonly line: LineForm
  readonly side: Item['Side']
  readonly currency: string
  /** Whose last price is proposed. */
  readonly connectionId: string | undefined
  readonly onChange: (change: Partial<LineForm>) => void
}

/** What a line is about: any text, or an item that the company has traded in before, with all that is known of it. */
export function ItemField({ line, side, currency, connectionId, onChange, ...field }: ItemFieldProps) {
  const { t, format } = useWords()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { data } = useItems({ text, side, connectionId, limit: 8 }, text.length > 1)
  const items = typed === '' ? [] : (data?.Items ?? [])
  return (
    <ComboBox
      {...field}
      proposes
      options={items.map((item) => ({ id: item.Id, label: item.Name, note: noteOf(item) }))}
      value={null}
      onChange={(id) => {
        const item = items.find((one) => one.Id === id)
        if (item === undefined) return
        setTyped('')
        onChange(filled(line, item, currency))
      }}
      text={line.name}
      onText={(name) => {
        setTyped(name)
        onChange({ name })
      }}
      loadingText={t('list.loading')}
      emptyText={t('items.noneFits')}
      openLabel={t('items.propose')}
    />
  )

  function noteOf({ SellersItemId: number, Price: price, Currency }: Item): string {
    const cost = price === undefined ? undefined : format.amount(price, Currency ?? '')
    return [number, cost].filter((part) => part !== undefined).join(' · ')
  }
}
