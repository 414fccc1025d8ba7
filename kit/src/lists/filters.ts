import { matchesQuery } from '../actions/matchesQuery.ts'

/** A value that a filter can have. */
export type FilterOption = {
  id: string
  label: string
  /** How many are behind it: the figure, by which those without any are left out, and as it is written. */
  count?: { value: number; text: string } | undefined
}

export type Filter = {
  id: string
  /** 'Type' */
  label: string
  options: readonly FilterOption[]
  /** The ids of what holds; none for no filter. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Only one of them can hold. */
  single?: boolean | undefined
  /** What is chosen in words, beside the label: 'Invoice', 'Invoice and 2 more'. */
  chosenText: string
  /** Name of the button that takes the filter away: 'Remove filter Type'. */
  removeLabel: string
}

/** What a list of filters offers for what was typed: values that are empty and do not hold are left out. */
export function offeredFilters(filters: readonly Filter[], text: string): Filter[] {
  return filters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(
        ({ id, label, count }) =>
          (count?.value !== 0 || filter.chosen.includes(id)) && matchesQuery(`${filter.label} ${label}`, text),
      ),
    }))
    .filter(({ options }) => options.length > 0)
}

/** The values that hold when one of them is pressed. */
export function toggled({ chosen, single = false }: Pick<Filter, 'chosen' | 'single'>, id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return single ? [id] : [...chosen, id]
}
