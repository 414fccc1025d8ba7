/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is known of what {0} asks for.': 'No se sabe nada de lo que pide {0}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Un presupuesto no pasa a {0} con esta llamada: vence el día que indica.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Un presupuesto no pasa a {0} con esta llamada: guárdelo y envíelo como documento.',
}
