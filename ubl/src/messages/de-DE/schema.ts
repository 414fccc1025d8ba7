import type { FindingWords } from '../index.ts'

/** What findings of the schema and of a form's fields say, in German. */
export const schema: FindingWords = {
  'Write it as 2026-11-21.': 'Schreiben Sie es wie 2026-11-21.',
  'Write it as 12.50.': 'Schreiben Sie sie wie 12.50.',
  '{0} holds the text {1}; it takes elements only.': '{0} enthält den Text {1}; erlaubt sind nur Elemente.',
  'Remove the text.': 'Entfernen Sie den Text.',
  '{0} has no place in {1}.': '{0} hat in {1} keinen Platz.',
  'Remove it, or put it where it belongs.': 'Entfernen Sie es oder stellen Sie es an seinen Platz.',
  '{0} stands after {1}; in {2} it comes before.': '{0} steht nach {1}; in {2} kommt es davor.',
  'Move it before {0}.': 'Stellen Sie es vor {0}.',
  '{0} stands more than once; {1} has one at most.': '{0} steht mehrfach; {1} hat höchstens eines.',
  '{0} is missing; {1} must have it.': '{0} fehlt; {1} muss es haben.',
  'Add {0}.': 'Ergänzen Sie {0}.',
  'Add {0} before {1}.': 'Ergänzen Sie {0} vor {1}.',
  '{0} holds {1}; it takes text only.': '{0} enthält {1}; erlaubt ist nur Text.',
  'Write {0}.': 'Schreiben Sie: {0}.',
  '{0} has no {1}; {2} must have it.': '{0} hat kein {1}; {2} muss es haben.',
  '{0} has the attribute {1}; {2} has none such.': '{0} hat das Attribut {1}; {2} kennt es nicht.',
  '{0} has the attribute {1}; it takes none.': '{0} hat das Attribut {1}; es darf keines haben.',
  '{0} holds {1} of {2}; it must hold one.': '{0} enthält {1} von {2}; nötig ist eines.',
  'Keep {0}.': 'Behalten Sie: {0}.',
}
