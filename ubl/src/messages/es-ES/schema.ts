import type { FindingWords } from '../index.ts'

/** What findings of the schema and of a form's fields say, in Spanish. */
export const schema: FindingWords = {
  'Write it as 2026-11-21.': 'Escríbala como 2026-11-21.',
  'Write it as 12.50.': 'Escríbalo como 12.50.',
  '{0} holds the text {1}; it takes elements only.': '{0} contiene el texto {1}; solo admite elementos.',
  'Remove the text.': 'Quite el texto.',
  '{0} has no place in {1}.': '{0} no tiene lugar en {1}.',
  'Remove it, or put it where it belongs.': 'Quítelo o colóquelo donde corresponde.',
  '{0} stands after {1}; in {2} it comes before.': '{0} está después de {1}; en {2} va antes.',
  'Move it before {0}.': 'Muévalo antes de {0}.',
  '{0} stands more than once; {1} has one at most.': '{0} aparece más de una vez; {1} tiene uno como máximo.',
  '{0} is missing; {1} must have it.': 'Falta {0}; {1} debe tenerlo.',
  'Add {0}.': 'Añada {0}.',
  'Add {0} before {1}.': 'Añada {0} antes de {1}.',
  '{0} holds {1}; it takes text only.': '{0} contiene {1}; solo admite texto.',
  'Write {0}.': 'Escriba: {0}.',
  '{0} has no {1}; {2} must have it.': '{0} no tiene {1}; {2} debe tenerlo.',
  '{0} has the attribute {1}; {2} has none such.': '{0} tiene el atributo {1}; {2} no lo tiene.',
  '{0} has the attribute {1}; it takes none.': '{0} tiene el atributo {1}; no admite ninguno.',
  '{0} holds {1} of {2}; it must hold one.': '{0} contiene {1} de {2}; debe tener uno.',
  'Keep {0}.': 'Conserve: {0}.',
}
