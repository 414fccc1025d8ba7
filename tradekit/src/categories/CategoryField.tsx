import { ComboBox, type ComboBoxProps } from '@kontor/kit'
import { useDeferredValue, useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCategories } from '../queries/categories.ts'

/** A category of goods and services: CPV, UNSPSC, or a scheme of UNCL7143; without one where nobody said whose code it is. */
export interface Category {
  readonly code: string
  readonly scheme?: string | undefined
}

export interface CategoryFieldProps extends Pick<ComboBoxProps, 'label' | 'placeholder' | 'description'> {
  readonly value: Category | undefined
  readonly onChange: (category: Category | undefined) => void
}

/** What goods or services are, found by a part of the name or by the code; or nothing said. */
export function CategoryField({ value, onChange, ...field }: CategoryFieldProps) {
  const { t } = useWords()
  // What was chosen here is called as it was offered: a name that came later would open the list again.
  const [chosen, setChosen] = useState({ key: '', name: '' })
  const found = useCategoryName(value)
  const name = value && keyOf(value) === chosen.key ? chosen.name : found
  const [text, setText] = useState(name)
  const [typed, setTyped] = useState('')
  useEffect(() => setText(name), [name])
  const asked = useDeferredValue(typed)
  const { data = [], isFetching } = useCategories(asked)
  const known = data.map(({ CommodityCode: code, CommodityScheme: scheme, Name }) => ({ code, scheme, name: Name }))
  const categories = [...known, ...asTyped(typed, known)]
  return (
    <ComboBox
      {...field}
      value={value ? keyOf(value) : null}
      text={text}
      onText={(next) => {
        setText(next)
        setTyped(next === name ? '' : next.trim())
      }}
      onChange={(id) => {
        const taken = categories.find((one) => keyOf(one) === id)
        if (taken) setChosen({ key: keyOf(taken), name: taken.name || keyOf(taken) })
        onChange(taken && { code: taken.code, scheme: taken.scheme })
      }}
      options={categories.map((one) => ({
        id: keyOf(one),
        label: one.name || keyOf(one),
        ...(one.name && { note: keyOf(one) }),
      }))}
      loading={isFetching}
      loadingText={t('list.loading')}
      emptyText={t('category.none')}
      openLabel={t('category.open')}
    />
  )
}

/** What a category is called; its code where nobody here knows it. */
export function useCategoryName(category: Category | undefined): string {
  const code = category?.code ?? ''
  const { data = [], isPlaceholderData } = useCategories(code, category !== undefined)
  const known = isPlaceholderData
    ? undefined
    : data.find(
        ({ CommodityCode, CommodityScheme }) =>
          CommodityCode === code && (category?.scheme === undefined || CommodityScheme === category.scheme),
      )
  if (category === undefined) return ''
  return known?.Name || keyOf(category)
}

const keyOf = ({ scheme, code }: Category): string => [scheme, code].filter(Boolean).join(' ')

/** Eight digits are a code of either classification, whether or not its list is here; CPV ends in a check digit, UNSPSC can have ten. */
function asTyped(text: string, found: readonly Category[]) {
  const [, code, check, further] = /^(\d{8})(?:-(\d)|(\d\d))?$/.exec(text) ?? []
  if (code === undefined) return []
  const meant = [
    ...(further === undefined ? [{ code, scheme: 'CPV', name: '' }] : []),
    ...(check === undefined ? [{ code: text, scheme: 'UNSPSC', name: '' }] : []),
  ]
  return meant.filter((one) => !found.some((other) => keyOf(other) === keyOf(one)))
}
