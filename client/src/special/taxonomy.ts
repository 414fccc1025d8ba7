import type { AnswerOf, Client } from '../types.ts'

let warned = false

/** Said once, however often it is used (F-314). */
function tellOnce(): void {
  if (warned) return
  warned = true
  console.warn(
    'The taxonomy search and lookup are deprecated since client 1.3.0: use the product-engine client instead.',
  )
}

/** @deprecated The product engine's client does it better. */
export function searchTaxonomy(
  { suggestions }: Client<'suggestions'>,
  q: string,
): Promise<AnswerOf<'suggestions', 'searchTaxonomy'>> {
  tellOnce()
  return suggestions.searchTaxonomy({ query: { q } })
}

/** @deprecated The product engine's client does it better. */
export function lookUpTaxonomy(
  { suggestions }: Client<'suggestions'>,
  code: string,
): Promise<AnswerOf<'suggestions', 'lookUpTaxonomy'>> {
  tellOnce()
  return suggestions.lookUpTaxonomy({ params: { code } })
}
