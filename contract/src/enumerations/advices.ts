/** The documents that say of bills what was paid of them. */
export const adviceTypes = ['remittanceadvice'] as const
export type AdviceType = (typeof adviceTypes)[number]

/** The documents whose lines name bills: what was paid of them, or what is owed. */
export const namingTypes = [...adviceTypes, 'reminder'] as const
export type NamingType = (typeof namingTypes)[number]
