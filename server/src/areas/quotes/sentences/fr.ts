/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is known of what {0} asks for.': 'On ne sait rien de ce que {0} demande.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Un devis ne devient pas {0} par cet appel : il expire le jour qu’il indique.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Un devis ne devient pas {0} par cet appel : enregistrez-le et envoyez-le comme document.',
}
