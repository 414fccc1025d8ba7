import { ComboBox, type ComboBoxProps } from '@kontor/kit'
import { ListTree } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCategories, useSuggestedCategory } from '../queries/categories.ts'
import { CategoryDialog } from './CategoryTree.tsx'
import { type Category, categoryIn, type Found, keyOf, pathOf, wholePathOf } from './category.ts'

export interface CategoryFieldProps extends Pick<ComboBoxProps, 'label' | 'placeholder' | 'description'> {
  readonly value: Category | undefined
  readonly onChange: (category: Category | undefined) => void
  /** What is wanted, in the words of who wants it, and of whom: the category that it likely has is proposed first. */
  readonly wanted?: { readonly name: string; readonly supplierName: string }
}

const nothing = { name: '', supplierName: '' }

/** What goods or services are, found by a part of the name or by the code, or in the tree of all; or nothing said. */
export function CategoryField({ value, onChange, description, wanted = nothing, ...field }: CategoryFieldProps) {
  const { t } = useWords()
  const likely = useLikely(wanted)
  // What was chosen here is called as it was offered: a name that came later would open the list again.
  const [chosen, setChosen] = useState({ key: '', name: '', path: '' })
  const isChosen = value !== undefined && keyOf(value) === chosen.key
  const found = useCategory(value)
  const name = isChosen ? chosen.name : value === undefined ? '' : found?.Name || keyOf(value)
  const path = isChosen ? chosen.path : found && pathOf(found)
  const [text, setText] = useState(name)
  const [typed, setTyped] = useState('')
  const [browsing, setBrowsing] = useState(false)
  useEffect(() => setText(name), [name])
  const asked = useDeferredValue(typed)
  const { data = [], isFetching } = useCategories(asked)
  const known = data.map((one) => ({ ...categoryIn(one), name: one.Name, path: pathOf(one) }))
  const proposed = typed === '' && likely !== undefined ? [likely] : []
  const others = [...known, ...asTyped(typed, known)].filter((one) => !proposed.some((other) => isSame(one, other)))
  const categories = [...proposed, ...others]
  const choose = (taken: (typeof categories)[number] | undefined) => {
    if (taken) setChosen({ key: keyOf(taken), name: taken.name || keyOf(taken), path: taken.path })
    onChange(taken && { code: taken.code, scheme: taken.scheme })
  }
  return (
    <>
      <ComboBox
        {...field}
        placeholder={likely ? t('category.suggested', { name: likely.name }) : field.placeholder}
        description={path || description}
        value={value ? keyOf(value) : null}
        text={text}
        onText={(next) => {
          setText(next)
          setTyped(next === name ? '' : next.trim())
        }}
        onChange={(id) => choose(categories.find((one) => keyOf(one) === id))}
        options={categories.map((one) => ({
          id: keyOf(one),
          label: one.name || keyOf(one),
          ...(one.name && { note: [one.path, keyOf(one), one === likely && likely.why].filter(Boolean).join(' · ') }),
        }))}
        loading={isFetching}
        loadingText={t('list.loading')}
        emptyText={t('category.none')}
        openLabel={t('category.open')}
        other={{ icon: ListTree, label: t('category.browse'), onPress: () => setBrowsing(true) }}
      />
      <CategoryDialog
        visible={browsing}
        onClose={() => setBrowsing(false)}
        value={value}
        found={found}
        onChoose={(one) => {
          setBrowsing(false)
          choose({ ...categoryIn(one), name: one.Name, path: pathOf(one) })
        }}
      />
    </>
  )
}

const isSame = (one: Category, other: Category): boolean => keyOf(one) === keyOf(other)

/** What is likely meant, and how likely. */
function useLikely({ name: wanted, supplierName }: NonNullable<CategoryFieldProps['wanted']>) {
  const { t, format } = useWords()
  const found = useSuggestedCategory(useDeferredValue(wanted.trim()), supplierName)
  if (found === undefined) return undefined
  const { code, scheme, name, probability = 0 } = found
  const percent = format.percent(String(Math.round(probability * 100)))
  return { code, scheme, name, path: '', why: t('category.likely', { percent }) }
}

/** A category as it is known here; undefined where nobody knows it, or not yet. */
function useCategory(category: Category | undefined): Found | undefined {
  const { data = [], isPlaceholderData } = useCategories(category?.code ?? '', category !== undefined)
  if (category === undefined || isPlaceholderData) return undefined
  return data.find(
    (one) =>
      one.CommodityCode === category.code &&
      (category.scheme === undefined || keyOf(categoryIn(one)) === keyOf(category)),
  )
}

/** What a category is called, with what stands above it; its code where nobody here knows it. */
export function useCategoryName(category: Category | undefined): string {
  const found = useCategory(category)
  if (category === undefined) return ''
  return found?.Name ? wholePathOf(found) : keyOf(category)
}

/** Eight digits are a code of either classification, whether or not its list is here; CPV ends in a check digit, UNSPSC can have ten. */
function asTyped(text: string, found: readonly Category[]) {
  const [, code, check, further] = /^(\d{8})(?:-(\d)|(\d\d))?$/.exec(text) ?? []
  if (code === undefined) return []
  const meant = [
    ...(further === undefined ? [{ code, scheme: 'CPV', name: '', path: '' }] : []),
    ...(check === undefined ? [{ code: text, scheme: 'UNSPSC', name: '', path: '' }] : []),
  ]
  return meant.filter((one) => !found.some((other) => keyOf(other) === keyOf(one)))
}
