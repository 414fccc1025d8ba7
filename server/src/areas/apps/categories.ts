import type { appCategories } from '@kontor/contract'
import { type Message, t, translate } from '@kontor/i18n'
import type { CatalogueIn } from '../../platform/index.ts'

type Category = (typeof appCategories)[number]

/** The shelves of the store, in their order. */
const names: Readonly<Record<Category, Message>> = {
  documents: t`Documents`,
  approval: t`Approval`,
  accounting: t`Accounting`,
  purchasing: t`Purchasing`,
  network: t`Network`,
  payments: t`Payments`,
  reporting: t`Reporting`,
  integration: t`Integration`,
  administration: t`Administration`,
  other: t`Other`,
}

/** The languages in which manifests name apps. */
const languages = ['en', 'de', 'fr', 'es', 'da', 'ar']

/** The shelves as readers of each language call them. */
export async function categoryNames(
  translationsIn: CatalogueIn,
): Promise<[Category, Readonly<Record<string, string>>][]> {
  const catalogues = await Promise.all(
    languages.map(async (language) => [language, await translationsIn(language)] as const),
  )
  return (Object.entries(names) as [Category, Message][]).map(([id, name]) => [
    id,
    Object.fromEntries(catalogues.map(([language, catalogue]) => [language, translate(name, catalogue)])),
  ])
}
