import type { Rule } from '../rule.ts'
import type { TradeDocument } from '../trade-document.ts'
import { type Countries, isGerman } from './countries.ts'
import { denmark } from './denmark.ts'
import { germany } from './germany.ts'
import { greece, greekSeller } from './greece.ts'
import { iceland } from './iceland.ts'
import { italy } from './italy.ts'
import { netherlands } from './netherlands.ts'
import { norway } from './norway.ts'
import { sweden } from './sweden.ts'

/** Rules that a country has added to Peppol, and for whom. */
export type NationalRules = { readonly applies: (countries: Countries) => boolean; readonly rules: readonly Rule[] }

/** VAT numbers of Greece begin with EL, addresses say GR. */
const isGreek = (country: string): boolean => country === 'GR' || country === 'EL'

export const nationalRules: readonly NationalRules[] = [
  { applies: ({ supplier }) => supplier === 'NO', rules: norway },
  { applies: ({ supplierAddress }) => supplierAddress === 'DK', rules: denmark },
  { applies: ({ supplier }) => supplier === 'IT', rules: italy },
  { applies: ({ supplierAddress }) => supplierAddress === 'SE', rules: sweden },
  { applies: ({ supplier }) => isGreek(supplier), rules: greece },
  { applies: ({ supplierItself }) => isGreek(supplierItself), rules: greekSeller },
  { applies: ({ supplierAddress }) => supplierAddress === 'IS', rules: iceland },
  { applies: ({ supplierAddress }) => supplierAddress === 'NL', rules: netherlands },
  { applies: isGerman, rules: germany },
]

export const rulesOfCountries = ({ countries }: TradeDocument): Rule[] =>
  nationalRules.flatMap(({ applies, rules }) => (applies(countries) ? rules : []))
