import { Modal, SearchField, Tree } from '@kontor/kit'
import { useState } from 'react'
import './categories.css'
import { useWords } from '../kontor.ts'
import { useCategories, useCategoriesBelow } from '../queries/categories.ts'
import { branchesOf, type Category, categoryIn, type Found, keyOf, pathOf } from './category.ts'

interface CategoryTreeProps {
  readonly value: Category | undefined
  /** The same as it is known here: the tree is open down to it. */
  readonly found: Found | undefined
  readonly onChoose: (found: Found) => void
}

/** Categories level by level, from the widest; or those that fit a search, with where they stand. */
export function CategoryTree({ value, found: chosen, onChoose }: CategoryTreeProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(chosen?.Path.map(({ CommodityCode: code }) => keyOf({ code, scheme: chosen.CommodityScheme }))),
  )
  const asked = text.trim()
  const search = useCategories(asked, asked !== '')
  const keys = ['', ...open]
  const answers = useCategoriesBelow(
    keys.map((key) => {
      const [scheme = '', code = ''] = key.split(' ')
      return { code, scheme }
    }),
  )
  const levels = new Map(keys.flatMap((key, at) => (answers[at]?.data ? [[key, answers[at].data] as const] : [])))
  const hits = asked === '' ? [] : (search.data ?? [])
  const isLoading = asked === '' ? answers[0]?.isPending : search.isFetching
  return (
    <div className="trade-categories">
      <SearchField label={t('category.search')} placeholder={t('category.search')} text={text} onText={setText} />
      <Tree
        label={t('category.choose')}
        nodes={
          asked === ''
            ? branchesOf(levels)
            : hits.map((found) => {
                const id = keyOf(categoryIn(found))
                return { id, label: found.Name || id, note: [pathOf(found), id].filter(Boolean).join(' · ') }
              })
        }
        open={open}
        onOpen={setOpen}
        value={value ? keyOf(value) : null}
        onChoose={(id) => {
          const found = [...hits, ...[...levels.values()].flat()].find((one) => keyOf(categoryIn(one)) === id)
          if (found) onChoose(found)
        }}
        empty={t(isLoading ? 'list.loading' : 'category.none')}
        loading={t('list.loading')}
        openLabel={t('category.below')}
      />
    </div>
  )
}

export interface CategoryDialogProps extends CategoryTreeProps {
  readonly visible: boolean
  readonly onClose: () => void
}

/** Chooses a category out of the tree. */
export function CategoryDialog({ visible, onClose, ...tree }: CategoryDialogProps) {
  const { t } = useWords()
  return (
    <Modal
      visible={visible}
      onDismiss={onClose}
      size="medium"
      title={t('category.choose')}
      closeLabel={t('dialog.close')}
    >
      <CategoryTree {...tree} />
    </Modal>
  )
}
