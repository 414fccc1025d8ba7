/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} does not allow {1}: {2}.': 'El documento {0} no permite {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason está vacío: diga, para el registro, cómo lo sabe o por qué.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'El documento {0} no está abierto para usted: {1}. Pregunte a una de esas personas.',
  'Grants.{0} names nobody: give either UserId or GroupId.': 'Grants.{0} no nombra a nadie: indique UserId o GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} nombra a dos: indique UserId o GroupId.',
  'The document {0} is not open to this person: {1}.': 'El documento {0} no está abierto para esta persona: {1}.',
}
