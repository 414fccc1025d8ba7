import { type Filter, FilterBar as KitFilterBar } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import { useTags } from '../queries/list.ts'
import { documentStates, documentTypes } from '../words/vocabulary.ts'
import { type Filters, folders, type One } from './filters.ts'
import { useAssigneeOptions, useCurrencyOptions, useGroupOptions, usePartnerOptions } from './useOneOptions.ts'
import { useOptionCounts, useReachedStates } from './useOptionCounts.ts'

export interface FilterBarProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters, replace?: boolean) => void
  /** After the filters. */
  readonly children?: ReactNode
}

/** What narrows the list: a search, and what is chosen of types, folders, states and the company's own tags. */
export function FilterBar({ filters, onChange, children }: FilterBarProps) {
  const { t } = useWords()
  const tags = useTags()
  const countOf = useOptionCounts(filters)
  const partners = usePartnerOptions()
  const groups = useGroupOptions()
  const currencies = useCurrencyOptions()
  const people = useAssigneeOptions()
  function filter<Id extends string>(
    id: 'type' | 'folder' | 'state' | 'tag' | One,
    ids: readonly Id[],
    name: (id: Id) => string,
    chosen: readonly Id[],
    choose: (chosen: Id[]) => void,
  ): Filter {
    const label = t(`filter.${id}`)
    const [first, ...more] = ids.filter((one) => chosen.includes(one))
    return {
      id,
      label,
      options: ids.map((one) => ({ id: one, label: name(one), count: countOf(id, one) })),
      chosen,
      onChange: (next) => choose(ids.filter((one) => next.includes(one))),
      chosenText: first ? t('filter.chosen', { first: name(first), more: more.length }) : '',
      removeLabel: t('filter.remove', { name: label }),
    }
  }
  const reached = useReachedStates()
  const isReached = (state: (typeof documentStates)[number]) => reached?.has(state) ?? false
  const { folder, ...anywhere } = filters
  const all = [
    filter(
      'type',
      documentTypes,
      (type) => t(`type.${type}`),
      filters.types,
      (types) => onChange({ ...filters, types }),
    ),
    {
      ...filter(
        'folder',
        folders,
        (one) => t(`filter.folder.${one}`),
        folder ? [folder] : [],
        ([one]) => onChange(one ? { ...anywhere, folder: one } : anywhere),
      ),
      single: true,
    },
  ]
  // A quick view has chosen its states.
  if (filters.view === 'all')
    all.push(
      filter(
        'state',
        documentStates.filter((state) => filters.states.includes(state) || isReached(state)),
        (state) => t(`state.${state}`),
        filters.states,
        (states) => onChange({ ...filters, states }),
      ),
    )
  const one = (id: One, options: ReadonlyMap<string, string>) => {
    if (options.size === 0) return
    const chosen = filters[id]
    const { [id]: _, ...without } = filters
    all.push({
      ...filter(
        id,
        [...options.keys()],
        (value) => options.get(value) ?? value,
        chosen ? [chosen] : [],
        ([next]) => onChange(next ? { ...without, [id]: next } : without),
      ),
      single: true,
    })
  }
  one('partner', partners)
  one('group', groups)
  one('currency', currencies)
  if (filters.view !== 'mine') one('assignee', people)
  // A tag that is asked for and that nothing carries can still be taken off.
  const tagsToChoose = [...new Set([...tags, ...filters.tags])]
  if (tagsToChoose.length > 0)
    all.push(
      filter(
        'tag',
        tagsToChoose,
        (tag) => tag,
        filters.tags,
        (next) => onChange({ ...filters, tags: next }),
      ),
    )
  return (
    <KitFilterBar
      label={t('filter.label')}
      menuText={t('filter.menu')}
      findText={t('filter.find')}
      nothingText={t('filter.nothing')}
      doneText={t('filter.done')}
      search={{
        label: t('filter.search'),
        placeholder: t('filter.searchHint'),
        text: filters.text,
        onText: (text) => onChange({ ...filters, text }, true),
        hotkey: '/',
      }}
      filters={all}
    >
      {children}
    </KitFilterBar>
  )
}
