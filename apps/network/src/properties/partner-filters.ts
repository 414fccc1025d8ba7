/** To which partners a list is narrowed. */
export interface PartnerFilters {
  readonly text: string
  readonly group: string | undefined
  readonly property: string | undefined
  readonly value: string
}

/** The filters of the list, as the calls take them. */
export const queryOf = ({ text, group, property, value }: PartnerFilters) => ({
  state: ['ACCEPTED' as const],
  ...(text && { q: text }),
  ...(group && { group }),
  ...(property && { property, ...(value && { value }) }),
})
