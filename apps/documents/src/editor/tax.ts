/** The VAT categories that an editor offers (UNCL5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

/** Whether a rate is asked for: only the standard category has one that a person chooses. */
export const hasRate = (category: string): boolean => category === 'S'

/** Whether the document has to say why there is no VAT. */
export const needsReason = (category: string): boolean => ['E', 'AE', 'K', 'G', 'O'].includes(category)
