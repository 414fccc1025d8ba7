import type { FindingWords } from '../index.ts'

/** What findings of the schema and of a form's fields say, in French. */
export const schema: FindingWords = {
  'Write it as 2026-11-21.': 'Écrivez-la comme 2026-11-21.',
  'Write it as 12.50.': 'Écrivez-le comme 12.50.',
  '{0} holds the text {1}; it takes elements only.': '{0} contient le texte {1} ; seuls des éléments y sont admis.',
  'Remove the text.': 'Retirez le texte.',
  '{0} has no place in {1}.': '{0} n’a pas sa place dans {1}.',
  'Remove it, or put it where it belongs.': 'Retirez-le ou placez-le où il doit être.',
  '{0} stands after {1}; in {2} it comes before.': '{0} est après {1} ; dans {2} il vient avant.',
  'Move it before {0}.': 'Placez-le avant {0}.',
  '{0} stands more than once; {1} has one at most.': '{0} figure plus d’une fois ; {1} en a un au plus.',
  '{0} is missing; {1} must have it.': '{0} manque ; {1} doit l’avoir.',
  'Add {0}.': 'Ajoutez {0}.',
  'Add {0} before {1}.': 'Ajoutez {0} avant {1}.',
  '{0} holds {1}; it takes text only.': '{0} contient {1} ; seul du texte y est admis.',
  'Write {0}.': 'Écrivez : {0}.',
  '{0} has no {1}; {2} must have it.': '{0} n’a pas de {1} ; {2} doit l’avoir.',
  '{0} has the attribute {1}; {2} has none such.': '{0} a l’attribut {1} ; {2} ne le connaît pas.',
  '{0} has the attribute {1}; it takes none.': '{0} a l’attribut {1} ; il n’en admet aucun.',
  '{0} holds {1} of {2}; it must hold one.': '{0} contient {1} parmi {2} ; il en faut un.',
  'Keep {0}.': 'Gardez : {0}.',
}
