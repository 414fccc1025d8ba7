import type { FindingWords } from '../index.ts'

/** What findings of the schema and of a form's fields say, in Danish. */
export const schema: FindingWords = {
  'Write it as 2026-11-21.': 'Skriv den som 2026-11-21.',
  'Write it as 12.50.': 'Skriv det som 12.50.',
  '{0} holds the text {1}; it takes elements only.': '{0} indeholder teksten {1}; der må kun være elementer.',
  'Remove the text.': 'Fjern teksten.',
  '{0} has no place in {1}.': '{0} har ingen plads i {1}.',
  'Remove it, or put it where it belongs.': 'Fjern det, eller sæt det, hvor det hører til.',
  '{0} stands after {1}; in {2} it comes before.': '{0} står efter {1}; i {2} kommer det før.',
  'Move it before {0}.': 'Flyt det før {0}.',
  '{0} stands more than once; {1} has one at most.': '{0} står mere end én gang; {1} har højst ét.',
  '{0} is missing; {1} must have it.': '{0} mangler; {1} skal have det.',
  'Add {0}.': 'Tilføj {0}.',
  'Add {0} before {1}.': 'Tilføj {0} før {1}.',
  '{0} holds {1}; it takes text only.': '{0} indeholder {1}; der må kun være tekst.',
  'Write {0}.': 'Skriv: {0}.',
  '{0} has no {1}; {2} must have it.': '{0} har ingen {1}; {2} skal have det.',
  '{0} has the attribute {1}; {2} has none such.': '{0} har attributten {1}; {2} har den ikke.',
  '{0} has the attribute {1}; it takes none.': '{0} har attributten {1}; den må ingen have.',
  '{0} holds {1} of {2}; it must hold one.': '{0} indeholder {1} af {2}; der skal være ét.',
  'Keep {0}.': 'Behold: {0}.',
}
