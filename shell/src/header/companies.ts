import type { Company } from '../api.ts'

export const isBranch = ({ ParentId }: Company): boolean => ParentId !== undefined

/** The company of which this is a branch, where the person may enter that too. */
export const parentOf = ({ ParentId }: Company, all: readonly Company[]): Company | undefined =>
  all.find(({ Id }) => Id === ParentId)

/** Each company followed by its branches, by name. */
export function inOrder(all: readonly Company[]): Company[] {
  const byName = all.toSorted((a, b) => a.Name.localeCompare(b.Name))
  const heads = byName.filter((company) => parentOf(company, all) === undefined)
  return heads.flatMap((head) => [head, ...byName.filter((company) => parentOf(company, all) === head)])
}
